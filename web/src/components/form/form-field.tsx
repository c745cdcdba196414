// The one text field of every form: MUI's TextField on Formik's state, its error in place of its hint.
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import {
  memo,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react';
import { useFieldError } from './form.tsx';

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
  /** The input's id; its name when not given. */
  readonly id?: string;
  readonly helperText?: ReactNode;
  /** Stands at the end of the helper text's line, beside an error too: a counter, say. */
  readonly aside?: ReactNode;
  readonly startAdornment?: ReactNode;
  readonly endAdornment?: ReactNode;
}

interface TextInputState {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Memoized: Formik renders every field on every key, and this is the expensive half of a field. */
const TextInput = memo(function TextInput(props: TextInputProps & TextInputState) {
  const { name, id = name, error, helperText, aside, startAdornment, endAdornment, ...rest } = props;
  const { autoCapitalize, autoCorrect, inputMode, maxLength, required, spellCheck, ...field } = rest;
  const { 'aria-describedby': describedBy, ...textField } = field;
  const said = error ?? helperText;
  return (
    <TextField
      {...textField}
      fullWidth
      id={id}
      name={name}
      error={error !== undefined}
      helperText={
        aside === undefined ? (
          said
        ) : (
          <Stack component="span" direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <span>{said}</span>
            {aside}
          </Stack>
        )
      }
      slotProps={{
        // `required` goes to the input alone: a star beside every label of a form says nothing.
        htmlInput: {
          autoCapitalize,
          autoCorrect,
          inputMode,
          maxLength,
          required,
          spellCheck,
          ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        },
        input: { startAdornment, endAdornment },
      }}
    />
  );
});

interface FormTextFieldProps extends TextInputProps {
  /** What the field shows of its value; the value itself when not given. */
  readonly format?: (value: unknown) => string;
  /** What is stored of a typed text; the text itself when not given. */
  readonly parse?: (typed: string) => unknown;
  /** Tidies the value when the field is left. */
  readonly tidy?: (value: string) => string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A text field of the Formik form around it. `name` may be a path, such as `social.website`. */
export function FormTextField({ format, parse, tidy, ...input }: FormTextFieldProps) {
  const [{ value, onChange, onBlur }, , { setValue }] = useField<unknown>(input.name);
  const error = useFieldError(input.name);
  return (
    <TextInput
      {...input}
      value={format ? format(value) : isText(value) ? value : ''}
      error={error}
      onChange={parse ? (event) => void setValue(parse(event.target.value)) : onChange}
      onBlur={
        tidy
          ? (event) => {
              if (isText(value) && tidy(value) !== value) void setValue(tidy(value));
              onBlur(event);
            }
          : onBlur
      }
    />
  );
}

interface PasswordFieldProps extends Omit<FormTextFieldProps, 'type' | 'endAdornment'> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password that can be shown. */
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
