import { SHOTS } from '@marquee/domain/profile/shot';
import { sitePath } from '@marquee/domain/site/routes';
import { paths } from '#web/config/paths.ts';
import frame from '../frame/site-frame.module.css';
import { SiteFrame } from '../frame/site-frame.tsx';
import { usePage } from '../page-context.ts';
import { ICONS } from '../profile/icons.tsx';
import { useLanguageTexts, useTexts } from '../texts.ts';
import styles from './shortlist.module.css';

/** The template of a profile's card, which the script fills. */
function CardTemplate({ own }: { readonly own: string }) {
  const t = useTexts('shortlist');
  return (
    <template data-card>
      <li className={styles.card}>
        <a className={styles.portrait} href={own} data-profile tabIndex={-1} aria-hidden="true">
          <img alt="" width="240" height="300" decoding="async" hidden />
        </a>
        <h2>
          <a href={own} data-profile data-name dir="auto">
            {t('loading')}
          </a>
        </h2>
        <p className={styles.state} data-state>
          {t('loading')}
        </p>
        <dl className={styles.facts} data-facts />
        <a className={styles.contact} href={own} data-contact hidden>
          {t('open')}
        </a>
        <label className={styles.note}>
          {t('note')}
          <textarea rows={3} maxLength={500} data-note />
        </label>
        <div className={styles.moves}>
          <button type="button" data-move="-1" data-label={t('earlier')}>
            {ICONS.back}
          </button>
          <button type="button" data-move="1" data-label={t('later')}>
            {ICONS.forward}
          </button>
          <button type="button" data-remove data-label={t('remove')}>
            {ICONS.close}
          </button>
        </div>
      </li>
    </template>
  );
}

/** The page of the shortlist. Without a script it has an introduction and says that it needs one. */
export function ShortlistPage() {
  const { texts } = useLanguageTexts();
  const t = texts('shortlist');
  const { language } = usePage();
  /** The address of the links until the script sets them: that of the page itself. */
  const own = sitePath(paths.shortlist.href(), language);
  return (
    <SiteFrame>
      <div
        className={styles.shortlist}
        data-shortlist
        data-private={t('private')}
        data-removed={t('removed')}
        data-missing={t('missing')}
        data-failed={t('failed')}
        data-copied={t('copied')}
        data-copy-failed={t('copyFailed')}
        data-full={t('full')}
        data-cannot-store={t('cannotStore')}
      >
        <h1>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
        <noscript>
          <p className={styles.hint}>{t('needsScript')}</p>
        </noscript>
        <p className={styles.hint} data-sent hidden>
          {t('sent')}{' '}
          <button type="button" data-add-all>
            {t('addAll')}
          </button>{' '}
          <a href={own}>{t('own')}</a>
        </p>
        <div className={styles.tools} data-tools hidden>
          <a className={frame.primary} href={own} target="_blank" rel="noopener" data-sheet>
            {t('sheet')}
          </a>
          <button type="button" data-copy-link>
            {t('copy')}
          </button>
          <button type="button" data-print>
            {t('print')}
          </button>
        </div>
        <p className={styles.shots} data-shots hidden>
          <label>
            {texts('casting')('shot')}{' '}
            <select>
              <option value="">{t('anyShot')}</option>
              {SHOTS.map((shot) => (
                <option key={shot} value={shot}>
                  {texts('casting')(`shots.${shot}`)}
                </option>
              ))}
            </select>
          </label>{' '}
          <span role="status" data-found={t('found')} />
        </p>
        <p className={styles.hint} data-empty hidden>
          {t('empty')}
        </p>
        <ul className={styles.cards} aria-label={t('list')} data-cards hidden />
        <CardTemplate own={own} />
      </div>
    </SiteFrame>
  );
}
