// A tile of the gallery: a stored photo that can be moved, or an upload.
import Close from '@mui/icons-material/Close';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Edit from '@mui/icons-material/EditOutlined';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { smallestFile, type Picture } from '@marquee/domain/profile/picture';
import { pictureUrl } from '#web/config/picture-url.ts';
import { useIsOffline } from '#web/pwa/connection.ts';
import { useEditor } from '#web/profile-form/editor-context.tsx';
import type { PendingPhoto } from './use-gallery.ts';

const Tile = styled('li')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '4 / 5',
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  '& img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    display: 'block',
    WebkitTouchCallout: 'none',
    userSelect: 'none',
  },
}));

const Handle = styled('button')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'grab',
  borderRadius: 'inherit',
  touchAction: 'manipulation',
  '&:focus-visible': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -3,
  },
  '& > svg': { position: 'absolute', left: 6, bottom: 6 },
}));

/** A badge that is readable on any photo. */
const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  borderRadius: 999,
  display: 'inline-flex',
  backgroundColor: theme.vars.palette.background.paper,
}));

const Progress = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 'auto 0 0 0',
  padding: theme.spacing(1),
  backgroundColor: theme.vars.palette.background.paper,
}));

interface PhotoTileProps {
  readonly id: string;
  readonly photo: Picture;
  readonly index: number;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

export function PhotoTile({ id, photo, index, onEdit, onRemove }: PhotoTileProps) {
  const { t } = useTranslation('profileEditor');
  const { uid } = useEditor().names;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <Tile
      ref={setNodeRef}
      style={{
        transform: CSS.Transform.toString(transform),
        transition,
        zIndex: isDragging ? 1 : undefined,
        opacity: isDragging ? 0.85 : undefined,
      }}
    >
      <img
        src={pictureUrl(uid, smallestFile(photo))}
        alt={t('gallery.photo', { count: index + 1 })}
        draggable={false}
      />
      <Handle
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('gallery.move', { count: index + 1 })}
      >
        <Badge sx={{ left: 6, bottom: 6, p: 0.25 }}>
          <DragIndicator fontSize="small" aria-hidden="true" />
        </Badge>
      </Handle>
      {index === 0 ? (
        <Badge sx={{ top: 8, left: 8, pointerEvents: 'none' }}>
          <Chip size="small" label={t('gallery.main')} />
        </Badge>
      ) : null}
      <Badge sx={{ bottom: 4, right: 4 }}>
        <IconButton size="small" aria-label={t('gallery.about', { count: index + 1 })} onClick={onEdit}>
          <Edit fontSize="small" />
        </IconButton>
      </Badge>
      <Badge sx={{ top: 4, right: 4 }}>
        <IconButton size="small" aria-label={t('gallery.remove', { count: index + 1 })} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
      </Badge>
    </Tile>
  );
}

interface PendingTileProps {
  readonly photo: PendingPhoto;
  readonly onCancel: () => void;
}

export function PendingTile({ photo, onCancel }: PendingTileProps) {
  const { t } = useTranslation('profileEditor');
  const isOffline = useIsOffline();
  const { name } = photo.file;
  const says = {
    waiting: t('gallery.waiting'),
    preparing: t('gallery.preparing', { name }),
    uploading: isOffline ? t('gallery.offline') : t('gallery.uploading', { name }),
  }[photo.status];
  return (
    <Tile aria-label={name}>
      {photo.preview === '' ? null : <img src={photo.preview} alt="" style={{ opacity: 0.4 }} />}
      <Badge sx={{ top: 4, right: 4 }}>
        <IconButton size="small" aria-label={t('gallery.cancel', { name })} onClick={onCancel}>
          <Close fontSize="small" />
        </IconButton>
      </Badge>
      <Progress>
        <Typography variant="caption" component="p" color="textSecondary" noWrap sx={{ mb: 0.5 }}>
          {says}
        </Typography>
        <LinearProgress
          aria-label={t('gallery.uploading', { name })}
          variant={photo.status === 'uploading' ? 'determinate' : 'indeterminate'}
          value={photo.progress * 100}
        />
      </Progress>
    </Tile>
  );
}
