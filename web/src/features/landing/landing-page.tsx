import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { ProductFaqs } from '../../components/product-faqs.tsx';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../firebase/session.ts';
import { Enjoy } from './enjoy.tsx';
import { FreeCard } from './free-card.tsx';
import { Hero } from './hero.tsx';
import { Notified } from './notified.tsx';
import { SideSection } from './section.tsx';
import { Steps } from './steps.tsx';

interface LandingPageProps {
  /** A public profile to look at. */
  readonly sample: ReactNode;
}

/** Signed in, `/` is the own profile (specification, section 4). */
export function LandingPage({ sample }: LandingPageProps) {
  const { t } = useTranslation('landing');
  const session = useSession();
  if (session.status === 'signed-in') return <Navigate to={paths.myProfile.href()} replace />;
  return (
    <>
      <Hero sample={sample} />
      <Steps />
      <FreeCard />
      <Notified />
      <Enjoy />
      <SideSection id="questions" title={t('faq.title')}>
        <ProductFaqs heading="h3" />
      </SideSection>
    </>
  );
}
