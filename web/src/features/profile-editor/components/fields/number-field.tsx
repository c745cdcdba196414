import TextField from '@mui/material/TextField';
import type { ProfileForm } from '@marquee/domain/profile';
import { useFormField } from './form-store.tsx';
import { fieldId } from './validate.ts';

interface NumberInputProps {
  readonly name: {
    [Name in keyof ProfileForm]: ProfileForm[Name] extends number ? Name : never;
  }[keyof ProfileForm];
  readonly label: string;
}

/** The specification's number: at least 0, and 0 for whatever is no number; 0 is shown as an empty field. */
export function parseWhole(typed: string): number {
  const number = Math.trunc(Number(typed));
  return Number.isFinite(number) && number > 0 ? number : 0;
}

export function NumberInput({ name, label }: NumberInputProps) {
  const { value, error, set, leave } = useFormField(name);
  return (
    <TextField
      id={fieldId(name)}
      name={name}
      label={label}
      value={value === 0 ? '' : String(value)}
      placeholder="0"
      error={error !== undefined}
      helperText={error}
      onChange={(event) => set(parseWhole(event.target.value))}
      onBlur={leave}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3, 'aria-invalid': error !== undefined } }}
    />
  );
}
