// The blocks of the landing page below its first screen.
import { contacts } from '#web/config/contacts.ts';
import { paths } from '#web/config/paths.ts';
import frame from '../frame/site-frame.module.css';
import { ProductFaqs } from '../frame/product-faqs.tsx';
import { ICONS } from '../profile/icons.tsx';
import { useTexts } from '../texts.ts';
import styles from './landing.module.css';

const STEPS = ['create', 'publish', 'share'] as const;

export function Steps() {
  const t = useTexts('landing');
  return (
    <section id="how-it-works" className={styles.block} aria-labelledby="steps-title">
      <div className={frame.container}>
        <h2 id="steps-title">{t('steps.title')}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step, index) => (
            <li key={step}>
              <span className={styles.numeral} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{t(`steps.items.${step}.title`)}</h3>
              <p className={frame.muted}>{t(`steps.items.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const FREE = ['fees', 'agency', 'ads'] as const;

export function FreeCard() {
  const { donateUrl } = contacts();
  const t = useTexts('landing');
  return (
    <div className={frame.container}>
      <section className={styles.sign} aria-labelledby="free-title">
        <div>
          <div>
            <h2 id="free-title">{t('free.title')}</h2>
            <p className={styles.intro}>{t('free.text')}</p>
          </div>
          <div>
            <ul>
              {FREE.map((point) => (
                <li key={point}>
                  {ICONS.check}
                  {t(`free.points.${point}`)}
                </li>
              ))}
            </ul>
            <p className={styles.actions}>
              <a className={frame.outlined} href={paths.signup.href()}>
                {t('free.profile')}
              </a>
              {donateUrl !== '' && (
                <a className={frame.plain} href={donateUrl} target="_blank" rel="noopener">
                  {t('free.donate')}
                </a>
              )}
            </p>
          </div>
        </div>
      </section>
    </div>
  );
}

export function Notified() {
  const t = useTexts('landing');
  return (
    <section className={styles.block} aria-labelledby="notified-title">
      <div className={frame.container}>
        <h2 id="notified-title">{t('notified.title')}</h2>
        <p className={`${styles.intro} ${frame.muted}`}>{t('notified.text')}</p>
        <div className={styles.notified}>
          <ol className={styles.points}>
            {(['send', 'told'] as const).map((point) => (
              <li key={point}>
                <h3>{t(`notified.${point}.title`)}</h3>
                <p className={frame.muted}>{t(`notified.${point}.text`)}</p>
              </li>
            ))}
          </ol>
          <div className={styles.notices} aria-hidden="true">
            {(['first', 'second'] as const).map((notice) => (
              <div key={notice} className={styles.notice}>
                {ICONS.bell}
                <div>
                  <strong>{t(`notified.${notice}Notice`)}</strong>
                  <small>{t(`notified.${notice}Time`)}</small>
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Two short sections, the founder's website and the questions: each is beside its title on a wide screen. */
export function EnjoyAndQuestions() {
  const { authorUrl } = contacts();
  const t = useTexts('landing');
  return (
    <div className={styles.block}>
      <div className={frame.container}>
        {authorUrl !== '' && (
          <section id="enjoy" className={styles.beside} aria-labelledby="enjoy-title">
            <h2 id="enjoy-title">{t('enjoy.title')}</h2>
            <div>
              <p className={styles.lead}>{t('enjoy.text')}</p>
              <a className={frame.outlined} href={authorUrl} target="_blank" rel="noopener">
                {t('enjoy.link')}
              </a>
            </div>
          </section>
        )}
        <section id="questions" className={styles.beside} aria-labelledby="questions-title">
          <h2 id="questions-title">{t('faq.title')}</h2>
          <div>
            <ProductFaqs heading="h3" />
          </div>
        </section>
      </div>
    </div>
  );
}
