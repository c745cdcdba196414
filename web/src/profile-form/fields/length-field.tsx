import TextField from '@mui/material/TextField';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { westernDigits } from '@marquee/domain/values/digits';
import { LIMITS } from '@marquee/domain/values/limits';
import { fieldId } from '#web/components/form/field-id.ts';
import { useFormField, type FormField } from '#web/components/form/use-form-field.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A length such as `1:05` or `1:02:30`; '' for 0. */
export function showLength(seconds: number): string {
  if (seconds === 0) return '';
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = twoDigits(seconds % 60);
  return hours === 0 ? `${String(minutes)}:${rest}` : `${String(hours)}:${twoDigits(minutes)}:${rest}`;
}

/** The seconds of `1:05`, `1:02:30` or `65`; 0 for anything else, and for more than a day. */
export function readLength(text: string): number {
  const typed = westernDigits(text);
  if (!/^\s*\d{1,5}([:.]\d{1,2}){0,2}\s*$/.test(typed)) return 0;
  const seconds = typed
    .split(/[:.]/)
    .map(Number)
    .reduce((sum, part) => sum * 60 + part, 0);
  return seconds <= LIMITS.videoSeconds ? seconds : 0;
}

const Input = memo(function Input({ name, value, setValue }: FormField<number> & { readonly name: string }) {
  const { t } = useTranslation('profileEditor');
  // Typed text is parsed only when the field is left: incomplete text would mean another length.
  const [typed, setTyped] = useState<string>();
  const read = (): void => {
    if (typed !== undefined) setValue(readLength(typed));
    setTyped(undefined);
  };
  return (
    <TextField
      id={fieldId(name)}
      label={t('videos.length')}
      placeholder="1:30"
      value={typed ?? showLength(value)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={read}
      onKeyDown={({ key }) => {
        // Parsed on Enter too, which submits the form.
        if (key === 'Enter') read();
      }}
      slotProps={{ htmlInput: { inputMode: 'text', maxLength: 8 } }}
    />
  );
});

/** The length of a video in minutes and seconds, stored in seconds. */
export function LengthField({ name }: { readonly name: string }) {
  return <Input name={name} {...useFormField<number>(name)} />;
}
