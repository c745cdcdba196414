// The report dialog inside the app: its texts are the app's, its sender the session's.
import { useTranslation } from 'react-i18next';
import { displayName, type Profile } from '@marquee/domain/profile';
import { ReportDialog } from '../features/moderation/report/report-dialog.tsx';
import { visitorKey } from '../features/public-profile/api/track-view.ts';
import { credentials } from '../firebase/credentials.ts';
import { useSession } from '../firebase/session.ts';

export interface ReportInAppProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

export function ReportInApp({ profile, onClose }: ReportInAppProps) {
  const { t } = useTranslation('report');
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const sender = async () => ({
    credentials: user && (await credentials(user)),
    visitorKey: user ? undefined : visitorKey(),
  });
  return (
    <ReportDialog
      profileId={profile.id}
      name={displayName(profile)}
      t={t}
      sender={sender}
      onClose={onClose}
    />
  );
}
