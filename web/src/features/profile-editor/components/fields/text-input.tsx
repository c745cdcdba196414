import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextField, type FieldName } from './form-store.tsx';
import { fieldId } from './validate.ts';

interface TextInputProps extends Pick<
  TextFieldProps,
  'autoComplete' | 'label' | 'minRows' | 'multiline' | 'placeholder' | 'required' | 'type' | 'slotProps'
> {
  readonly name: FieldName;
  readonly help?: ReactNode;
  /** Shows how many characters of how many are used. */
  readonly max?: number;
  readonly inputMode?: 'tel' | 'url' | 'text';
  readonly autoCapitalize?: 'none' | 'words' | 'sentences';
  /** Tidies the value when the field is left. */
  readonly tidy?: (value: string) => string;
  readonly onLeave?: (value: string) => void;
}

/** A text field bound to one place in the form; it renders when that value or its error changes, and only then. */
export function TextInput({
  name,
  help,
  max,
  inputMode,
  autoCapitalize,
  tidy,
  onLeave,
  ...field
}: TextInputProps) {
  const { t } = useTranslation('profileEditor');
  const { value, error, set, leave } = useTextField(name);
  const counter =
    max === undefined ? null : (
      <span
        aria-label={t('fields.counterLabel', { count: value.length, max })}
        role="img"
        style={{ whiteSpace: 'nowrap' }}
      >
        {t('fields.counter', { count: value.length, max })}
      </span>
    );
  return (
    <TextField
      {...field}
      id={fieldId(name)}
      name={name}
      value={value}
      error={error !== undefined}
      helperText={
        counter === null ? (
          (error ?? help)
        ) : (
          <Stack component="span" direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <span>{error ?? help}</span>
            {counter}
          </Stack>
        )
      }
      onChange={(event) => set(event.target.value)}
      onBlur={() => {
        const tidied = tidy ? tidy(value) : value;
        if (tidied !== value) set(tidied);
        onLeave?.(tidied);
        leave();
      }}
      slotProps={{
        ...field.slotProps,
        htmlInput: { inputMode, autoCapitalize, 'aria-invalid': error !== undefined },
      }}
    />
  );
}
