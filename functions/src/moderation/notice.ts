// The notification to the owner of a taken-down or restored profile. Notifications are stored in English, as views are.
import type { ReportReason } from '@marquee/domain/moderation';

interface Notice {
  readonly title: string;
  readonly message: string;
}

const REASONS: Readonly<Record<ReportReason, string>> = {
  impersonation: 'it pretends to be somebody else',
  offensive: 'it shows sexual, violent or hateful content',
  harassment: 'it harasses or threatens somebody',
  minor: 'it endangers a child or shows one without consent',
  rights: 'it uses pictures or videos without permission',
  spam: 'it is spam or a fraud',
  other: 'it breaks our terms',
};

export const takenDownNotice = (reason: ReportReason): Notice => ({
  title: 'Profile taken down',
  message: `Your profile was taken down because ${REASONS[reason]}. Your own page tells you what you can do.`,
});

export const restoredNotice = (): Notice => ({
  title: 'Profile restored',
  message: 'Your profile was restored. It is visible again if you have it set to public.',
});
