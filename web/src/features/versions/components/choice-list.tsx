// Photos, videos or kinds of credits: each can be ticked, and all can be sorted by mouse, touch or keyboard.
import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useFormField } from '#web/components/form/use-form-field.ts';
import { moved } from '#web/components/sorting/sortable-ids.ts';
import { SortableList } from '#web/components/sorting/sortable-list.tsx';
import { SortableRow } from '#web/components/sorting/sortable-row.tsx';
import { FieldGroup } from '#web/profile-form/fields/field-group.tsx';
import type { Choice } from './version-values.ts';

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
}));

export interface Item {
  readonly label: string;
  /** The address of a thumbnail. */
  readonly picture?: string | undefined;
}

interface RowProps {
  readonly id: string;
  readonly item: Item;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function ChoiceRow({ id, item: { label, picture }, isChosen, onChoose }: RowProps) {
  const { t } = useTranslation('versions');
  return (
    <SortableRow id={id} handle={t('choices.move', { label })}>
      <FormControlLabel
        sx={{ flex: 1, minWidth: 0, mr: 0, py: 0.5, overflowWrap: 'anywhere' }}
        control={<Checkbox checked={isChosen} onChange={(_event, checked) => onChoose(checked)} />}
        label={label}
      />
      {picture === undefined ? null : (
        <Box
          component="img"
          src={picture}
          alt=""
          loading="lazy"
          draggable={false}
          sx={{
            blockSize: 48,
            inlineSize: 48,
            flexShrink: 0,
            objectFit: 'cover',
            borderRadius: 1,
            my: 0.5,
            mr: 1,
            opacity: isChosen ? 1 : 0.45,
          }}
        />
      )}
    </SortableRow>
  );
}

interface ChoiceListProps {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly itemOf: (key: string) => Item;
}

/** A field of the surrounding Formik form; renders nothing if there are no choices. */
export function ChoiceList({ name, label, help, itemOf }: ChoiceListProps) {
  const { t } = useTranslation('versions');
  const { value: choices, setValue } = useFormField<readonly Choice[]>(name);
  if (choices.length === 0) return null;
  const labelAt = (position: number): string => itemOf(choices[position - 1]?.key ?? '').label;
  return (
    <FieldGroup name={name} label={label} help={help} heading="h2">
      <SortableList
        ids={choices.map(({ key }) => key)}
        strategy={verticalListSortingStrategy}
        instructions={t('choices.keyboard')}
        announcement={(event, position, place) =>
          t(`choices.${event}`, { label: labelAt(position), place, total: choices.length })
        }
        onMove={(from, to) => setValue(moved(choices, from, to))}
      >
        <List>
          {choices.map(({ key, isChosen }) => (
            <ChoiceRow
              key={key}
              id={key}
              item={itemOf(key)}
              isChosen={isChosen}
              onChoose={(next) =>
                setValue(choices.map((each) => (each.key === key ? { key, isChosen: next } : each)))
              }
            />
          ))}
        </List>
      </SortableList>
    </FieldGroup>
  );
}
