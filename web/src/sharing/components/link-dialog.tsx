// The dialog that makes, edits or shows a named link.
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { namedLinkPath, NO_NOTES, type LinkNotes, type NamedLink } from '@marquee/domain/views/named-link';
import type { Profile } from '@marquee/domain/profile/profile';
import { useIsPhone } from '#web/components/screen-width.ts';
import { useToast } from '#web/components/toast.tsx';
import { paths } from '#web/config/paths.ts';
import { LinkForm, type LinkChoices } from './link-form.tsx';
import { addLink, changeLink, newLinkCode } from '../api/named-links.ts';
import { SendLink } from './send-link.tsx';
import { TitledDialog } from './titled-dialog.tsx';

/** `make` a new link, `edit` a link, or `show` a finished link to copy and share it. */
export type LinkTask =
  | { readonly kind: 'make' }
  | { readonly kind: 'edit'; readonly link: NamedLink }
  | { readonly kind: 'show'; readonly link: NamedLink };

interface LinkDialogProps {
  readonly profile: Profile;
  readonly task: LinkTask;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with a new link; without this function, the dialog shows the new link. */
  readonly onMade?: (link: NamedLink) => void;
}

export function LinkDialog({ profile, task, open, onClose, onMade }: LinkDialogProps) {
  const { t } = useTranslation(['links', 'sharing']);
  const toast = useToast();
  const isPhone = useIsPhone();
  const [made, setMade] = useState<NamedLink>();
  const shown = made ?? (task.kind === 'show' ? task.link : undefined);

  const save = async (choices: LinkChoices, sentFor: Pick<LinkNotes, 'project' | 'role'>): Promise<void> => {
    const state = { revoked: false, archived: false, created_at: Date.now(), answer: undefined };
    const link = { ...NO_NOTES, ...choices, ...sentFor, ...state, code: newLinkCode() };
    try {
      await (task.kind === 'edit'
        ? changeLink(profile.id, task.link.code, choices)
        : addLink(profile.id, link));
    } catch (error) {
      console.error('The named link could not be saved.', error);
      toast({ variant: 'error', title: t('links:failed.title'), text: t('links:failed.text') });
      return;
    }
    if (task.kind === 'make') {
      (onMade ?? setMade)(link);
      return;
    }
    toast({ variant: 'success', text: t('links:saved') });
    onClose();
  };

  return (
    <TitledDialog
      title={t(shown ? 'links:ready' : task.kind === 'edit' ? 'links:edit' : 'links:make')}
      open={open}
      onClose={onClose}
      fullScreen={isPhone}
    >
      {profile.username === '' ? (
        <NeedsUsername />
      ) : shown ? (
        <ReadyLink profile={profile} link={shown} />
      ) : (
        <Box sx={{ pt: 1 }}>
          <LinkForm profile={profile} link={task.kind === 'edit' ? task.link : undefined} onSave={save} />
        </Box>
      )}
    </TitledDialog>
  );
}

function ReadyLink({ profile, link }: { readonly profile: Profile; readonly link: NamedLink }) {
  const { t } = useTranslation('links');
  return (
    <Stack spacing={2} sx={{ pt: 1 }}>
      <Typography color="textSecondary">{t('linkFor', { label: link.label })}</Typography>
      {profile.is_profile_public || link.opens_private ? null : (
        <Alert severity="warning">{t('private')}</Alert>
      )}
      <SendLink
        profile={profile}
        link={globalThis.location.origin + namedLinkPath(profile, link.code)}
        code={link.code}
      />
    </Stack>
  );
}

function NeedsUsername() {
  const { t } = useTranslation(['links', 'sharing']);
  return (
    <Stack spacing={2}>
      <Alert severity="info">{t('links:needsUsername')}</Alert>
      <Button href={`${paths.settings.href()}#username`} variant="outlined">
        {t('sharing:setUsername')}
      </Button>
    </Stack>
  );
}
