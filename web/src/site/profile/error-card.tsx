import type { PublicPageOutcome, ReportAnswer } from '@marquee/domain/public-page';
import { PRODUCT } from '@marquee/domain/product';
import { sitePath } from '@marquee/domain/routes';
import { paths } from '../../config/paths.ts';
import { usePage } from '../page-context.ts';
import { useTexts } from '../texts.ts';
import styles from './error-card.module.css';

interface CardProps {
  readonly title: string;
  readonly text: string;
  /** The card of a profile that only its owner may see: the script asks again as the owner. */
  readonly isHiddenProfile?: boolean;
  readonly canRetry?: boolean;
}

/** One message where a profile would be, and a way on. */
function Card({ title, text, isHiddenProfile = false, canRetry = false }: CardProps) {
  const t = useTexts('publicProfile');
  const { language, paths: pagePaths } = usePage();
  return (
    <div className={styles.stage} data-hidden-profile={isHiddenProfile ? '' : undefined}>
      <section className={styles.card} aria-labelledby="card-title">
        <h1 id="card-title">{title}</h1>
        <p>{text}</p>
        <p className={styles.ways}>
          {canRetry ? (
            <a className={styles.primary} href={pagePaths[language]}>
              {t('error.retry')}
            </a>
          ) : (
            <a className={styles.primary} href={sitePath(paths.home.href(), language)}>
              {t('error.home')}
            </a>
          )}
        </p>
      </section>
    </div>
  );
}

type ProfileFailure = Exclude<PublicPageOutcome['outcome'], 'public' | 'own'>;

/** The card in place of a profile that cannot be shown. */
export function ErrorCard({ failure }: { readonly failure: ProfileFailure }) {
  const t = useTexts('publicProfile');
  return (
    <Card
      title={t(`error.${failure}.title`)}
      text={t(`error.${failure}.text`)}
      isHiddenProfile={failure === 'private' || failure === 'removed'}
      canRetry={failure === 'unavailable'}
    />
  );
}

/** What became of a report that was posted without a script. */
export function ReportCard({ answer }: { readonly answer: ReportAnswer }) {
  const t = useTexts('report');
  if (answer === 'received') return <Card title={t('thanks.title')} text={t('thanks.text')} />;
  return <Card title={t('title')} text={t(`errors.${answer}`, { email: PRODUCT.moderationEmail })} />;
}
