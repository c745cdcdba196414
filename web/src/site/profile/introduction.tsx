import { useTexts } from '../texts.ts';
import styles from './introduction.module.css';

/** Up to this many characters, an introduction is set large, like a pull quote. */
const LEAD_LENGTH = 220;

/** Up to this many characters and lines, an introduction is shown whole: somewhat more than its first four lines. */
const WHOLE = { length: 300, lines: 5 } as const;

/** Collapses several blank lines into one. */
export const withoutBlankLines = (text: string): string =>
  text.trim().replace(/\s+/g, (space) => (space.split('\n').length > 2 ? '\n\n' : space));

/** An introduction. A long one is cut to its first four lines; a tap shows the rest, with or without a script. */
export function Introduction({ text }: { readonly text: string }) {
  const t = useTexts('publicProfile');
  const introduction = withoutBlankLines(text);
  if (introduction === '') return null;
  // Paragraphs: if all were one element, the cut after four lines would count blank lines, and could end on one.
  const paragraphs = introduction.split('\n\n');
  const isWhole = introduction.length <= WHOLE.length && introduction.split('\n').length <= WHOLE.lines;
  return (
    <div className={styles.introduction}>
      <div
        data-lead={introduction.length <= LEAD_LENGTH ? true : undefined}
        data-cut={isWhole ? undefined : true}
      >
        {paragraphs.map((paragraph, index) => (
          <p key={index} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
      {!isWhole && (
        <details>
          <summary>
            <span>{t('introduction.more')}</span>
            <span>{t('introduction.less')}</span>
          </summary>
        </details>
      )}
    </div>
  );
}
