// A version as the pages of its links show it.
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@marquee/domain/profile/profile';
import { applyVersion, type Version } from '@marquee/domain/views/version';
import { ShownProfile } from '#web/profile-preview/own-profile.tsx';

interface VersionPreviewProps {
  readonly profile: Profile;
  /** The version shown; `undefined` while the dialog is closed. */
  readonly version: Version | undefined;
  readonly onClose: () => void;
}

export function VersionPreview({ profile, version, onClose }: VersionPreviewProps) {
  const { t } = useTranslation(['versions', 'common']);
  const titleId = useId();
  return (
    <Dialog fullScreen open={version !== undefined} onClose={onClose} aria-labelledby={titleId}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          pr: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
          position: 'sticky',
          top: 0,
          zIndex: 1,
          bgcolor: 'background.paper',
        }}
      >
        <DialogTitle
          id={titleId}
          sx={{ flex: 1, minWidth: 0, typography: 'h4', overflowWrap: 'anywhere', py: 1.5 }}
        >
          {t('preview', { name: version?.name ?? '' })}
        </DialogTitle>
        <IconButton aria-label={t('common:close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ pb: 5 }}>{version ? <ShownProfile profile={applyVersion(profile, version)} /> : null}</Box>
    </Dialog>
  );
}
