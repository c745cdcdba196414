import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Profile } from '@marquee/domain/profile/profile';
import type { Version } from '@marquee/domain/views/version';
import { RemovalDialog } from '#web/components/question-dialog.tsx';
import { useToast } from '#web/components/toast.tsx';
import { paths } from '#web/config/paths.ts';
import { removeVersion } from '#web/sharing/api/versions.ts';
import { VersionPreview } from './version-preview.tsx';

/** The address of a version's form; `new` is the id of a new one. */
export const editHref = (id: string): string => `${paths.versions.href()}?edit=${id}`;

interface VersionListProps {
  readonly profile: Profile;
  readonly versions: readonly Version[];
}

export function VersionList({ profile, versions }: VersionListProps) {
  const { t } = useTranslation('versions');
  const [shownVersion, setShownVersion] = useState<Version>();
  const [deletedVersion, setDeletedVersion] = useState<Version>();
  return (
    <>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2, maxWidth: 720 }}>
        {versions.map((version) => (
          <Paper
            key={version.id}
            component="li"
            variant="outlined"
            sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
          >
            <Stack sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="h4" component="h2">
                {version.name}
              </Typography>
              {version.headline === '' ? null : (
                <Typography color="textSecondary">{version.headline}</Typography>
              )}
            </Stack>
            {/* The buttons' pictures, and not their edges, are in line with the texts. */}
            <Stack direction="row" sx={{ mx: -1 }}>
              <IconButton
                aria-label={t('previewOf', { name: version.name })}
                onClick={() => setShownVersion(version)}
              >
                <VisibilityOutlined />
              </IconButton>
              <IconButton
                component={Link}
                to={editHref(version.id)}
                aria-label={t('change', { name: version.name })}
              >
                <EditOutlined />
              </IconButton>
              <IconButton
                aria-label={t('delete', { name: version.name })}
                onClick={() => setDeletedVersion(version)}
              >
                <DeleteOutlined />
              </IconButton>
            </Stack>
          </Paper>
        ))}
      </Stack>
      <VersionPreview profile={profile} version={shownVersion} onClose={() => setShownVersion(undefined)} />
      <DeleteDialog uid={profile.id} version={deletedVersion} onClose={() => setDeletedVersion(undefined)} />
    </>
  );
}

interface DeleteDialogProps {
  readonly uid: string;
  readonly version: Version | undefined;
  readonly onClose: () => void;
}

function DeleteDialog({ uid, version, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('versions');
  const toast = useToast();
  const remove = (): void => {
    onClose();
    if (!version) return;
    removeVersion(uid, version.id).catch((error: unknown) => {
      console.error('The version could not be deleted.', error);
      toast({ variant: 'error', title: t('failed.title'), text: t('failed.text') });
    });
  };
  return (
    <RemovalDialog
      open={version !== undefined}
      title={t('deleteTitle', { name: version?.name ?? '' })}
      text={t('deleteText')}
      action={t('deleteAction')}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
