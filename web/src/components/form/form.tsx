// Formik's form with the common behaviour of the app's forms: the schema names each problem by a key, and the screen
// gives the text; after a refused submit the first invalid field gets the focus.
import { Form as FormikForm, Formik, useField, useFormikContext, type FormikConfig } from 'formik';
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  type HTMLAttributes,
  type ReactNode,
} from 'react';

type ErrorText = (problem: string) => string;

/** Turns the key of a problem into a text; without a provider the schema's message is the text. */
const ErrorTextContext = createContext<ErrorText>((problem) => problem);

interface FormBodyProps extends Pick<HTMLAttributes<HTMLFormElement>, 'className'> {
  /** Returns the text for a key of a problem, so that shown errors change with the language. */
  readonly errorText?: ErrorText | undefined;
  /** Called after each submit that the schema refused. */
  readonly onInvalid?: (() => void) | undefined;
  readonly children: ReactNode;
}

export type FormProps<Values extends object> = FormBodyProps &
  Pick<
    FormikConfig<Values>,
    'initialValues' | 'validate' | 'validationSchema' | 'onSubmit' | 'enableReinitialize' | 'innerRef'
  >;

/** A Formik form, validated by a yup schema. Its fields are `FormTextField`s and others that use Formik's hooks. */
export function Form<Values extends object>({
  errorText,
  onInvalid,
  className,
  children,
  ...formik
}: FormProps<Values>) {
  return (
    <Formik<Values> {...formik}>
      <FormBody className={className} errorText={errorText} onInvalid={onInvalid}>
        {children}
      </FormBody>
    </Formik>
  );
}

const asIs: ErrorText = (problem) => problem;

/** The `<form>` element inside a Formik context. */
function FormBody({ errorText = asIs, onInvalid, className, children }: FormBodyProps) {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const handled = useRef(0);
  const onRefused = useEffectEvent(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    // A calendar field cannot be focused on a phone: then the page only scrolls to it.
    if (document.activeElement !== wrong) wrong?.scrollIntoView({ block: 'center' });
    onInvalid?.();
  });
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    if (!isValid) onRefused();
  }, [submitCount, isSubmitting, isValid]);
  return (
    // POST, so that a form sent before its script runs never puts a password into the address.
    <FormikForm method="post" noValidate className={className} ref={form}>
      <ErrorTextContext value={errorText}>{children}</ErrorTextContext>
    </FormikForm>
  );
}

/** The text of a field's error; `undefined` until the field was left or a submit was tried. */
export function useFieldError(name: string): string | undefined {
  const [, { error, touched }] = useField<unknown>(name);
  const errorText = use(ErrorTextContext);
  return touched && typeof error === 'string' ? errorText(error) : undefined;
}
