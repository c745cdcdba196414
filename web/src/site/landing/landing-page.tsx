import { SiteFrame } from '../frame/site-frame.tsx';
import { EnjoyAndQuestions, FreeCard, Notified, Steps } from './landing-sections.tsx';
import { paths } from '#web/config/paths.ts';
import { useTexts } from '../texts.ts';
import frame from '../frame/site-frame.module.css';
import { SamplePhone } from './sample-phone.tsx';
import styles from './landing.module.css';

interface HeroProps {
  /** The address of a document with a sample profile. */
  readonly sample: string;
}

function Hero({ sample }: HeroProps) {
  const t = useTexts('landing');
  const common = useTexts('common');
  return (
    <section className={styles.stage} aria-labelledby="hero-title">
      <div className={styles.hero}>
        <div>
          <h1 id="hero-title">{common('slogan')}</h1>
          <p className={styles.lead}>{t('hero.text')}</p>
          <p className={styles.actions}>
            <a className={frame.primary} href={paths.signup.href()}>
              {t('hero.create')}
            </a>
            <a className={frame.plain} href="#how-it-works">
              {t('hero.howItWorks')}
            </a>
          </p>
          <p className={styles.small}>{t('hero.note')}</p>
        </div>
        <SamplePhone address={sample} />
      </div>
    </section>
  );
}

interface LandingPageProps {
  /** The address of a document with a sample profile. */
  readonly sample: string;
}

export function LandingPage({ sample }: LandingPageProps) {
  return (
    <SiteFrame isClear>
      <Hero sample={sample} />
      <Steps />
      <FreeCard />
      <Notified />
      <EnjoyAndQuestions />
    </SiteFrame>
  );
}
