// A credit in the editor's list: opened by a tap, moved by its handle, deleted by its button.
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Credit } from '@marquee/domain/profile/credit';
import { useCreditLine } from '../../../../profile-form/old-cv/use-credit-line.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
}));

const Open = styled(ButtonBase)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 56,
  padding: theme.spacing(1, 0.5),
  display: 'block',
  textAlign: 'start',
  overflowWrap: 'anywhere',
})) as typeof ButtonBase;

interface CreditRowProps {
  readonly id: string;
  readonly credit: Credit;
  readonly isMovable: boolean;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

export function CreditRow({ id, credit, isMovable, onOpen, onDelete }: CreditRowProps) {
  const { t } = useTranslation('profileEditor');
  const lineOf = useCreditLine();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: !isMovable });
  const name = credit.title || credit.role || credit.production;
  return (
    <Row
      ref={setNodeRef}
      style={{
        // Rows have different heights: without it a row would be stretched while it is over another.
        transform: CSS.Translate.toString(transform),
        transition,
        position: 'relative',
        zIndex: isDragging ? 1 : undefined,
      }}
    >
      {isMovable ? (
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t('credits.move', { name })}
          sx={{ cursor: 'grab', touchAction: 'manipulation' }}
        >
          <DragIndicator />
        </IconButton>
      ) : null}
      <Open onClick={onOpen} aria-label={t('credits.edit', { name })}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {lineOf(credit)}
        </Typography>
      </Open>
      <IconButton aria-label={t('credits.delete', { name })} onClick={onDelete}>
        <DeleteOutlined />
      </IconButton>
    </Row>
  );
}
