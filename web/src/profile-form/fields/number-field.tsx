import { westernDigits } from '@marquee/domain/values/digits';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { FormTextField } from '#web/components/form/form-field.tsx';

interface NumberFieldProps {
  readonly name: {
    [Name in keyof ProfileForm]: ProfileForm[Name] extends number ? Name : never;
  }[keyof ProfileForm];
  readonly label: string;
}

/** The typed number without its fraction; 0 for a negative number and any other text. */
export function parseWhole(typed: string): number {
  const number = Math.trunc(Number(westernDigits(typed)));
  return Number.isFinite(number) && number > 0 ? number : 0;
}

/** 0 is shown as an empty field. */
export const showWhole = (value: unknown): string =>
  typeof value === 'number' && value !== 0 ? String(value) : '';

export function NumberField({ name, label }: NumberFieldProps) {
  return (
    <FormTextField
      name={name}
      label={label}
      placeholder="0"
      inputMode="numeric"
      maxLength={3}
      format={showWhole}
      parse={parseWhole}
    />
  );
}
