// The text field of every Formik form: label, help or error below it, announced.
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { memo, type ReactNode } from 'react';
import { fieldId, useFormField, type FormField } from './use-form-field.ts';

export interface FormTextFieldProps extends Omit<
  TextFieldProps,
  'defaultValue' | 'error' | 'name' | 'onBlur' | 'onChange' | 'value'
> {
  /** The path of the value in the form. */
  readonly name: string;
  /** At the end of the line below the field, such as a count of characters. */
  readonly aside?: (value: string) => ReactNode;
  /** Rewrites the value when the field is left. */
  readonly tidy?: (value: string) => string;
  /** Called with the tidied value when the field is left. */
  readonly onLeave?: (value: string) => void;
}

/** Memoised: Formik renders every field of a form on every key, and only the field that changed renders its input. */
const Input = memo(function Input(props: FormTextFieldProps & FormField<string>) {
  const { name, value, error, setValue, leave, aside, tidy, onLeave, helperText, ...field } = props;
  const said = error ?? helperText;
  return (
    <TextField
      id={fieldId(name)}
      {...field}
      name={name}
      value={value}
      error={error !== undefined}
      helperText={
        aside === undefined ? (
          said
        ) : (
          <Stack component="span" direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <span>{said}</span>
            {aside(value)}
          </Stack>
        )
      }
      onChange={(event) => setValue(event.target.value)}
      onBlur={() => {
        const tidied = tidy ? tidy(value) : value;
        leave(tidied === value ? undefined : tidied);
        onLeave?.(tidied);
      }}
    />
  );
});

/** A text field of the Formik form around; its error appears once it was left or a submit was tried. */
export function FormTextField(props: FormTextFieldProps) {
  const field = useFormField<string>(props.name);
  return <Input {...props} {...field} />;
}
