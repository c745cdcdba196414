import { sitePath } from '@marquee/domain/site/routes';
import { paths } from '#web/config/paths.ts';
import frame from '../frame/site-frame.module.css';
import { StagePicture } from '../frame/stage-picture.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { usePage } from '../page-context.ts';
import { useTexts } from '../texts.ts';
import styles from './legal.module.css';

/** The page for unknown addresses: Hosting answers it with status 404. */
export function NotFoundPage() {
  const t = useTexts('common');
  const { language } = usePage();
  return (
    <SiteFrame>
      <div className={styles.centre}>
        <StagePicture scene="chair" />
        <h1>{t('notFound')}</h1>
        <p>{t('notFoundText')}</p>
        <a className={frame.primary} href={sitePath(paths.home.href(), language)}>
          {t('returnHome')}
        </a>
      </div>
    </SiteFrame>
  );
}
