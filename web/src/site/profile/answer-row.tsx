import { ANSWERS } from '@marquee/domain/views/link-answer';
import { useLanguageTexts } from '../texts.ts';
import styles from './by-link.module.css';

interface AnswerRowProps {
  readonly profileId: string;
  /** The code of the named link that opened the page. */
  readonly code: string;
}

/** The buttons that answer a named link: one tap, without an account or a script. */
export function AnswerRow({ profileId, code }: AnswerRowProps) {
  const { language, texts } = useLanguageTexts();
  const t = texts('answers');
  return (
    <form className={styles.row} method="post" action="/api/answer" data-answer aria-labelledby="answer">
      <p id="answer">{t('ask')}</p>
      <input type="hidden" name="profile" value={profileId} />
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="lang" value={language} />
      {ANSWERS.map((answer) => (
        <button key={answer} type="submit" name="answer" value={answer}>
          {t(`words.${answer}`)}
        </button>
      ))}
    </form>
  );
}
