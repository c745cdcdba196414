// A credit in the editor's list: opened by a tap, moved by its handle, deleted by its button.
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Credit } from '@marquee/domain/profile/credit';
import { SortableRow } from '#web/components/sorting/sortable-row.tsx';
import { useCreditLine } from '#web/profile-form/old-cv/use-credit-line.ts';

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
  const name = credit.title || credit.role || credit.production;
  return (
    <SortableRow id={id} handle={isMovable ? t('credits.move', { name }) : undefined}>
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
    </SortableRow>
  );
}
