// The report dialog on a server-rendered page: its texts, and who sends the report. A chunk of its own.
import { createInstance } from 'i18next';
import { use } from 'react';
import { displayName, type Profile } from '@marquee/domain/profile';
import { ReportDialog } from '../../features/moderation/report/report-dialog.tsx';
import { visitorKey } from '../../features/public-profile/api/track-view.ts';
import { loaders } from '../../i18n/namespaces.ts';
import { i18nOptions } from '../../i18n/options.ts';
import { pageLanguage } from '../../i18n/public-page-i18n.ts';
import { visitor } from './visitor.ts';

async function reportTexts() {
  const language = pageLanguage();
  const instance = createInstance();
  await instance.init(i18nOptions({ [language]: { report: await loaders[language].report() } }, language));
  return instance.getFixedT(language, 'report');
}

const texts = reportTexts();

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
  const t = use(texts);
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
