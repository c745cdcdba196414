// Fields of a form: label, error below the field and announced, the right keyboard and autofill. Put together from MUI's
// parts, because its TextField brings selects, menus, popovers and two more looks of an input along.
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useCallback, useRef, useState } from 'react';
import { useFormField, useRefusedSubmit } from './form.tsx';

interface FormTextFieldProps extends Pick<
  OutlinedInputProps,
  'type' | 'autoComplete' | 'inputProps' | 'endAdornment'
> {
  readonly name: string;
  readonly label: string;
  /** The input's id; its name when not given. */
  readonly id?: string;
  readonly helperText?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** A text field that shows its error instead of its hint. */
export function FormTextField(props: FormTextFieldProps) {
  const {
    name,
    label,
    id = name,
    helperText,
    required = false,
    disabled = false,
    inputProps,
    ...input
  } = props;
  const { value, error, set, touch } = useFormField<string>(name);
  const said = error ?? helperText;
  const saidId = `${id}-helper-text`;
  return (
    <FormControl fullWidth variant="outlined" error={error !== undefined} disabled={disabled}>
      <InputLabel htmlFor={id} id={`${id}-label`}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        // Said to the input alone: where every field is needed, a star at each, and room for it in the frame, says nothing.
        inputProps={{ ...inputProps, required }}
        id={id}
        name={name}
        label={label}
        value={value}
        aria-describedby={said === undefined ? undefined : saidId}
        onChange={(event) => set(event.target.value)}
        onBlur={touch}
      />
      {said === undefined ? null : <FormHelperText id={saidId}>{said}</FormHelperText>}
    </FormControl>
  );
}

interface PasswordFieldProps extends Omit<FormTextFieldProps, 'type' | 'inputProps' | 'endAdornment'> {
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
      inputProps={{ autoCapitalize: 'none', spellCheck: false }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={shown ? hideLabel : showLabel}
            aria-pressed={shown}
            disabled={rest.disabled ?? false}
            onClick={() => setShown(!shown)}
          >
            {shown ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}

/** In a form: after a submit that was refused, moves the focus to the first field with an error. */
export function FocusFirstError() {
  const anchor = useRef<HTMLSpanElement>(null);
  useRefusedSubmit(
    useCallback(() => {
      anchor.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }, []),
  );
  return <span ref={anchor} hidden />;
}
