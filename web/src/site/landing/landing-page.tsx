import { SiteFrame } from '../frame/site-frame.tsx';
import { Hero } from './hero.tsx';
import { EnjoyAndQuestions, FreeCard, Notified, Steps } from './landing-sections.tsx';

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
