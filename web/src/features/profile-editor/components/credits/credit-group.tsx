import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Credit, CreditGroup as Group } from '@marquee/domain/profile/credit';
import { PlainList } from '#web/components/plain-list.ts';
import { sortableIds } from '#web/components/sorting/sortable-ids.ts';
import { SortableList } from '#web/components/sorting/sortable-list.tsx';
import { SortableRow } from '#web/components/sorting/sortable-row.tsx';
import { useCreditLine } from '#web/profile-form/fields/use-credit-line.ts';

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

function CreditRow({ id, credit, isMovable, onOpen, onDelete }: CreditRowProps) {
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

interface CreditGroupProps {
  readonly group: Group;
  readonly isMovable: boolean;
  readonly onOpen: (credit: Credit) => void;
  readonly onDelete: (credit: Credit) => void;
  readonly onMove: (from: number, to: number) => void;
}

export function CreditGroup({ group, isMovable, onOpen, onDelete, onMove }: CreditGroupProps) {
  const { t } = useTranslation(['profileEditor', 'casting']);
  const { kind, credits } = group;
  const ids = sortableIds(credits.map((credit) => JSON.stringify(credit)));
  return (
    <div role="group" aria-labelledby={`credits-${kind}`}>
      <Typography id={`credits-${kind}`} variant="overline" component="h4" color="textSecondary">
        {t(`casting:creditKinds.${kind}`)}
      </Typography>
      <SortableList
        ids={ids}
        strategy={verticalListSortingStrategy}
        instructions={t('credits.keyboard')}
        announcement={(event, position, place) =>
          t(`credits.${event}`, { name: credits[position - 1]?.title ?? '', place, total: ids.length })
        }
        onMove={onMove}
      >
        <PlainList>
          {credits.map((credit, index) => (
            <CreditRow
              key={ids[index]}
              id={ids[index] ?? ''}
              credit={credit}
              isMovable={isMovable && credits.length > 1}
              onOpen={() => onOpen(credit)}
              onDelete={() => onDelete(credit)}
            />
          ))}
        </PlainList>
      </SortableList>
    </div>
  );
}
