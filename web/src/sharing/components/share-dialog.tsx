// The owner's share dialog: for whom the link is, and below it the ways to send it.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkState, namedLinkPath } from '@marquee/domain/views/named-link';
import type { Profile } from '@marquee/domain/profile/profile';
import { MINUTE } from '@marquee/domain/values/time';
import { paths } from '#web/config/paths.ts';
import { useNow } from '#web/components/use-now.ts';
import { useNamedLinks } from '../api/named-links.ts';
import { profileLink } from '../profile-link.ts';
import { DocumentButtons } from './document-buttons.tsx';
import { ForWhom } from './for-whom.tsx';
import { SendLink } from './send-link.tsx';
import { TitledDialog } from './titled-dialog.tsx';

interface ShareDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly profile: Profile;
}

export function ShareDialog({ open, onClose, profile }: ShareDialogProps) {
  const { t } = useTranslation('sharing');
  return (
    <TitledDialog title={t('title')} open={open} onClose={onClose}>
      <Ways profile={profile} />
    </TitledDialog>
  );
}

/** The profile's link, or a named link for one person, which can also open a private profile. */
function Ways({ profile }: { readonly profile: Profile }) {
  const [code, setCode] = useState('');
  const stored = useNamedLinks(profile.id);
  const now = useNow(MINUTE);
  const links = (stored.status === 'ready' ? stored.data : []).filter(
    (link) =>
      linkState(link, now) === 'live' &&
      profile.username !== '' &&
      (profile.is_profile_public || link.opens_private),
  );
  const chosen = links.some((link) => link.code === code) ? code : '';
  return (
    <Stack spacing={2.5} sx={{ pt: 1 }}>
      <ForWhom profile={profile} links={links} chosen={chosen} onChoose={setCode} />
      {chosen === '' ? (
        <PlainShare profile={profile} />
      ) : (
        <SendLink
          profile={profile}
          link={globalThis.location.origin + namedLinkPath(profile, chosen)}
          code={chosen}
        />
      )}
    </Stack>
  );
}

function PlainShare({ profile }: { readonly profile: Profile }) {
  if (!profile.is_profile_public && !profile.taken_down) return <PrivateShare profile={profile} />;
  return <SendLink profile={profile} link={profileLink(globalThis.location.origin, profile)} />;
}

function PrivateShare({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('sharing');
  return (
    <Stack spacing={2}>
      <Alert severity="error">{t('private')}</Alert>
      <Button href={`${paths.settings.href()}#visibility`} variant="outlined">
        {t('toSettings')}
      </Button>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <DocumentButtons profile={profile} />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {t('documents.onlyYou')}
      </Typography>
    </Stack>
  );
}
