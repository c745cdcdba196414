import { ANSWERS, type Answer } from '@marquee/domain/views/link-answer';
import { useLanguageTexts } from '../texts.ts';
import styles from './by-link.module.css';

interface AnswerRowProps {
  readonly profileId: string;
  /** The code of the named link that opened the page. */
  readonly code: string;
  /** The answer that was given a moment ago. */
  readonly answered: Answer | undefined;
}

/** The buttons that answer a named link: one tap, without an account or a script. The answer given is marked. */
export function AnswerRow({ profileId, code, answered }: AnswerRowProps) {
  const { language, texts } = useLanguageTexts();
  const t = texts('answers');
  return (
    <form
      className={styles.row}
      method="post"
      action="/api/answer"
      id="answer"
      data-answer
      aria-labelledby="answer-title"
    >
      <p id="answer-title">
        {answered === undefined ? t('ask') : t('sentText', { answer: t(`words.${answered}`) })}
      </p>
      <input type="hidden" name="profile" value={profileId} />
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="lang" value={language} />
      {ANSWERS.map((answer) => (
        <button
          key={answer}
          type="submit"
          name="answer"
          value={answer}
          aria-pressed={answered === undefined ? undefined : answer === answered}
        >
          {t(`words.${answer}`)}
        </button>
      ))}
    </form>
  );
}
