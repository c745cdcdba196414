// Form fields on Formik: label, error below the field and announced, the right keyboard and autofill.
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import { useEffect, useRef, useState, type InputHTMLAttributes } from 'react';

type FormTextFieldProps = Omit<
  TextFieldProps,
  'name' | 'value' | 'error' | 'onChange' | 'onBlur' | 'slotProps'
> & {
  readonly name: string;
  readonly slotProps?: {
    readonly input?: OutlinedInputProps;
    readonly htmlInput?: InputHTMLAttributes<HTMLInputElement>;
  };
};

/** A text field that shows its error instead of its hint. */
export function FormTextField({ name, helperText, slotProps, required, ...rest }: FormTextFieldProps) {
  const [field, { error, touched }] = useField<string>(name);
  const failed = touched && error !== undefined;
  return (
    <TextField
      {...rest}
      {...field}
      id={rest.id ?? name}
      error={failed}
      helperText={failed ? error : helperText}
      // Where every field is needed, a star at each says nothing: only the input itself knows.
      slotProps={{ ...slotProps, htmlInput: { ...slotProps?.htmlInput, required } }}
    />
  );
}

interface PasswordFieldProps extends Omit<FormTextFieldProps, 'type' | 'slotProps'> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password that can be shown. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FormTextField
      {...rest}
      type={shown ? 'text' : 'password'}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={shown ? hideLabel : showLabel}
                aria-pressed={shown}
                disabled={rest.disabled}
                onClick={() => setShown(!shown)}
              >
                {shown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** Below a Formik form: after a submit that was refused, moves the focus to the first field with an error. */
export function FocusFirstError() {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const anchor = useRef<HTMLSpanElement>(null);
  const handled = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    if (isValid) return;
    anchor.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValid]);
  return <span ref={anchor} hidden />;
}
