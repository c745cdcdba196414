import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Credit, CreditGroup as Group } from '@marquee/domain/profile/credit';
import { PlainList } from '#web/components/plain-list.ts';
import { sortableIds } from '#web/components/sorting/sortable-ids.ts';
import { SortableList } from '#web/components/sorting/sortable-list.tsx';
import { CreditRow } from './credit-row.tsx';

interface CreditGroupProps {
  readonly group: Group;
  readonly isMovable: boolean;
  readonly onOpen: (credit: Credit) => void;
  readonly onDelete: (credit: Credit) => void;
  readonly onMove: (from: number, to: number) => void;
}

/** The credits of one kind. */
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
