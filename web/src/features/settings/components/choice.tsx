import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Item } from './section.tsx';
import { styled } from '@mui/material/styles';

const Label = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  cursor: 'pointer',
}));

interface ChoiceProps {
  readonly label: string;
  readonly help: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch with its explanation. */
export function Choice({ label, help, checked, disabled = false, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <Item>
      <Label htmlFor={id}>
        <span>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {label}
          </Typography>
          <Typography
            component="span"
            id={`${id}-help`}
            variant="body2"
            color="textSecondary"
            sx={{ display: 'block' }}
          >
            {help}
          </Typography>
        </span>
        <Switch
          id={id}
          checked={checked}
          disabled={disabled}
          onChange={(_event, next) => onChange(next)}
          slotProps={{ input: { 'aria-label': label, 'aria-describedby': `${id}-help` } }}
        />
      </Label>
    </Item>
  );
}
