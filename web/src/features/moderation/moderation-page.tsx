// /moderation: the queue of reported profiles, live, for accounts with the `moderator` claim.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModerationCase } from '@marquee/domain/accounts/moderation';
import { useSignedInUser } from '#web/account/session.ts';
import { ScreenTitle } from '#web/components/screen-title.tsx';
import { useNow } from '#web/components/use-now.ts';
import { ScreenContainer } from '#web/components/screen-container.tsx';
import { useCases } from './api/use-cases.ts';
import { useModerator } from './api/use-moderator.ts';
import { CaseCard } from './components/case-card.tsx';
import {
  EmptyQueue,
  FailedQueue,
  NotAllowed,
  QueueSkeleton,
  type Queue,
} from './components/queue-states.tsx';

const PAGE_SIZE = 20;

/** Milliseconds between updates of relative times. */
const CLOCK = 30_000;

export default function ModerationPage() {
  const { t } = useTranslation('moderation');
  const isModerator = useModerator(useSignedInUser());
  return (
    <ScreenContainer>
      {isModerator === undefined ? <QueueSkeleton label={t('checking')} /> : null}
      {isModerator === false ? <NotAllowed /> : null}
      {isModerator === true ? <Cases /> : null}
    </ScreenContainer>
  );
}

function Cases() {
  const { t } = useTranslation('moderation');
  const [queue, setQueue] = useState<Queue>('open');
  return (
    <>
      <ScreenTitle title={t('title')} intro={t('intro')} />
      <Tabs
        value={queue}
        aria-label={t('tabs.label')}
        onChange={(_event, next: Queue) => setQueue(next)}
        sx={{ mb: 3 }}
      >
        {(['open', 'taken_down'] as const).map((tab) => (
          <Tab key={tab} value={tab} label={t(`tabs.${tab}`)} id={`tab-${tab}`} aria-controls="queue" />
        ))}
      </Tabs>
      <div role="tabpanel" id="queue" aria-labelledby={`tab-${queue}`}>
        <CaseList key={queue} queue={queue} />
      </div>
    </>
  );
}

function CaseList({ queue }: { readonly queue: Queue }) {
  const { t } = useTranslation('moderation');
  const now = useNow(CLOCK);
  const [count, setCount] = useState(PAGE_SIZE);
  // Reads one case more than it shows, to know whether there are more.
  const cases = useCases(queue, count + 1);
  const [loadedCases, setLoadedCases] = useState<readonly ModerationCase[]>();
  if (cases.status === 'ready' && cases.data !== loadedCases) setLoadedCases(cases.data);
  if (cases.status === 'error') return <FailedQueue onRetry={cases.retry} />;
  // While a longer list loads, the shorter one stays.
  if (loadedCases === undefined) return <QueueSkeleton label={t('loading')} />;
  if (loadedCases.length === 0) return <EmptyQueue queue={queue} />;
  return (
    <>
      <Stack component="ul" sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}>
        {loadedCases.slice(0, count).map((one) => (
          <CaseCard key={one.profile_id} of={one} now={now} />
        ))}
      </Stack>
      {loadedCases.length > count ? (
        <Box sx={{ textAlign: 'center', py: 3 }}>
          <Button
            variant="outlined"
            loading={cases.status === 'loading'}
            onClick={() => setCount((before) => before + PAGE_SIZE)}
          >
            {t('showMore')}
          </Button>
        </Box>
      ) : null}
    </>
  );
}
