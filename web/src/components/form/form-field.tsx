// The one text field of every form: MUI's TextField on Formik's state, its error in place of its hint.
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { memo, useState, type InputHTMLAttributes, type KeyboardEvent, type ReactNode } from 'react';
import { fieldId } from './field-id.ts';
import { useFormField, type FormField } from './use-form-field.ts';

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'inputMode'
  | 'maxLength'
  | 'required'
  | 'spellCheck'
  | 'aria-describedby'
>;

interface TextInputProps
  extends
    InputAttributes,
    Pick<
      TextFieldProps,
      | 'autoComplete'
      | 'children'
      | 'disabled'
      | 'label'
      | 'minRows'
      | 'multiline'
      | 'placeholder'
      | 'select'
      | 'type'
    > {
  readonly name: string;
  /** The input's id; by default the field's name, with hyphens in place of dots. */
  readonly id?: string;
  readonly helperText?: ReactNode;
  /** Shown at the end of the helper text's line, also beside an error: a counter, for example. */
  readonly aside?: ReactNode | ((shown: string) => ReactNode);
  readonly startAdornment?: ReactNode;
  readonly endAdornment?: ReactNode;
}

interface FormTextFieldProps extends TextInputProps {
  /** Formats the value for display; by default it is shown unchanged. */
  readonly format?: (value: unknown) => string;
  /** Parses the typed text for storing; by default it is stored unchanged. */
  readonly parse?: (typed: string) => unknown;
  /** Tidies the value when the field is left. */
  readonly tidy?: (value: string) => string;
  /** Called with the value, tidied if there is `tidy`, when the field is left. */
  readonly onLeave?: (value: string) => void;
}

/** The usual `tidy` function. */
export const trim = (typed: string): string => typed.trim();

const isDate = (type: string | undefined): boolean => type === 'date';

/**
 * The value of a date of which only a part is typed, or that no calendar has: the browser hands it over as empty, and it
 * would be saved as empty. No schema of a date accepts it.
 */
const UNFINISHED = 'unfinished';

const typedDate = ({ value, validity }: HTMLInputElement | HTMLTextAreaElement): string =>
  validity.badInput ? UNFINISHED : value;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Memoized: Formik renders every field on every key press, and this is the expensive half of a field. */
const TextInput = memo(function TextInput(props: FormTextFieldProps & FormField<unknown>) {
  const { name, value, error, setValue, leave, format, parse, tidy, onLeave, ...input } = props;
  const { id = fieldId(name), helperText, aside, startAdornment, endAdornment, ...rest } = input;
  const { autoCapitalize, autoCorrect, inputMode, maxLength, required, spellCheck, ...field } = rest;
  const { 'aria-describedby': describedBy, ...textField } = field;
  const message = error ?? helperText;
  const shown = format ? format(value) : isText(value) && value !== UNFINISHED ? value : '';
  const readDate = (input: HTMLInputElement): void => {
    const typed = typedDate(input);
    if (typed !== value) setValue(typed);
  };
  return (
    <TextField
      {...textField}
      fullWidth
      id={id}
      name={name}
      value={shown}
      error={error !== undefined}
      helperText={
        aside === undefined ? (
          message
        ) : (
          <Stack component="span" direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <span>{message}</span>
            <span>{typeof aside === 'function' ? aside(shown) : aside}</span>
          </Stack>
        )
      }
      onChange={({ target }) => {
        // A select hands over its value alone.
        const typed = isDate(rest.type) ? typedDate(target) : target.value;
        setValue(parse ? parse(typed) : typed);
      }}
      onBlur={({ target }) => {
        const typed = isDate(rest.type) ? typedDate(target) : value;
        const tidied = tidy && isText(typed) ? tidy(typed) : typed;
        leave(tidied === value ? undefined : tidied);
        onLeave?.(isText(tidied) ? tidied : shown);
      }}
      slotProps={{
        // `required` is set on the input and not on MUI's TextField, which would put a star beside every label.
        htmlInput: {
          autoCapitalize,
          autoCorrect,
          inputMode,
          maxLength,
          required,
          spellCheck,
          // No browser reports a change before the date is whole.
          ...(isDate(rest.type) && {
            onKeyUp: ({ currentTarget }: KeyboardEvent<HTMLInputElement>) => readDate(currentTarget),
          }),
          ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        },
        input: { startAdornment, endAdornment },
        // An empty date input shows the browser's own placeholder where MUI would put the label.
        ...(isDate(rest.type) && { inputLabel: { shrink: true } }),
      }}
    />
  );
});

/** A text field of the surrounding Formik form. `name` may be a path, such as `social.website`. */
export function FormTextField(props: FormTextFieldProps) {
  return <TextInput {...props} {...useFormField<unknown>(props.name)} />;
}

interface PasswordFieldProps extends Omit<FormTextFieldProps, 'type' | 'endAdornment'> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FormTextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={isShown ? hideLabel : showLabel}
            aria-pressed={isShown}
            disabled={rest.disabled ?? false}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
