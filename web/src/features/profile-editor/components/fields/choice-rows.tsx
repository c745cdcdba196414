// A list of names, each with a select: languages with their levels, or skills with the videos that show them.
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { PlainList } from '#web/components/plain-list.ts';

const List = styled(PlainList)(({ theme }) => ({
  marginTop: theme.spacing(2),
  display: 'grid',
  gap: theme.spacing(1),
  '& > li': {
    display: 'grid',
    // On a phone the name gets half of the row: less would break its words.
    gridTemplateColumns: 'minmax(0, 1fr) minmax(8.5rem, min(14rem, 50%))',
    alignItems: 'center',
    gap: theme.spacing(2),
    overflowWrap: 'anywhere',
  },
}));

interface ChoiceRowsProps {
  readonly label: string;
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    /** The chosen option; '' for none. */
    readonly chosen: string;
  }[];
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** The label of a row's select. */
  readonly choiceLabel: (name: string) => string;
  readonly onChoose: (id: string, chosen: string) => void;
}

export function ChoiceRows({ label, rows, options, choiceLabel, onChoose }: ChoiceRowsProps) {
  const { t } = useTranslation('profileEditor');
  return (
    <List aria-label={label}>
      {rows.map(({ id, name, chosen }) => (
        <li key={id}>
          <span>{name}</span>
          <TextField
            select
            size="small"
            value={options.some((option) => option.id === chosen) ? chosen : ''}
            onChange={({ target }) => onChoose(id, target.value)}
            slotProps={{
              select: { displayEmpty: true },
              htmlInput: { 'aria-label': choiceLabel(name) },
            }}
          >
            <MenuItem value="">{t('fields.notChosen')}</MenuItem>
            {options.map((option) => (
              <MenuItem key={option.id} value={option.id}>
                {option.label}
              </MenuItem>
            ))}
          </TextField>
        </li>
      ))}
    </List>
  );
}
