import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';

interface HelpedSwitchProps {
  /** The id of the switch itself. */
  readonly id?: string;
  readonly label: string;
  readonly help: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch, with an explanation below it. */
export function HelpedSwitch({ id, label, help, checked, disabled = false, onChange }: HelpedSwitchProps) {
  const helpId = useId();
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            id={id}
            checked={checked}
            disabled={disabled}
            onChange={(_event, next) => onChange(next)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
        label={label}
      />
      <FormHelperText id={helpId} sx={{ mx: 0 }}>
        {help}
      </FormHelperText>
    </div>
  );
}
