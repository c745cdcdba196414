// The report dialog on a server-rendered page: its texts, and who sends the report. A chunk of its own.
import { createInstance } from 'i18next';
import { useState } from 'react';
import { displayName, type Profile } from '@marquee/domain/profile';
import { ReportDialog } from '../../features/moderation/report/report-dialog.tsx';
import { visitorKey } from '../../features/public-profile/api/track-view.ts';
import { report } from '../../i18n/en/report.ts';
import { i18nOptions } from '../../i18n/options.ts';
import { PUBLIC_PAGE_LANGUAGE } from '../../i18n/public-page-i18n.ts';
import { visitor } from './visitor.ts';

function reportTexts() {
  const instance = createInstance();
  void instance.init(i18nOptions({ en: { report } }, PUBLIC_PAGE_LANGUAGE));
  return instance.getFixedT(PUBLIC_PAGE_LANGUAGE, 'report');
}

async function sender() {
  const signedIn = await visitor();
  return signedIn
    ? { credentials: await signedIn.credentials(), visitorKey: undefined }
    : { credentials: undefined, visitorKey: visitorKey() };
}

export interface ReportHostProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

export function ReportHost({ profile, onClose }: ReportHostProps) {
  const [t] = useState(() => reportTexts());
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
