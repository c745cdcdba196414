// The editor's form without backend and router, for the tests of what stands in it.
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import type { ProfileForm } from '@marquee/domain/profile';
import { EditorProvider, type Editor } from './editor-context.tsx';
import { FormStoreProvider, useFormStore, type FormStore } from '../fields/form-store.tsx';
import { useValidate } from '../fields/use-validate.ts';
import { createUploadCount } from '../media/upload-count.ts';

const editor: Editor = {
  uid: 'u1',
  isVerified: true,
  heldUsername: '',
  formerUsernames: [],
  usernameAvailability: () => Promise.resolve('free'),
  uploadPicture: () => Promise.reject(new Error('Nothing is uploaded here.')),
  uploads: createUploadCount(),
};

const USERNAMES = { held: '', taken: new Set<string>() };

function ExposeStore({ onStore }: { readonly onStore: (store: FormStore) => void }) {
  onStore(useFormStore());
  return null;
}

interface FormProps {
  readonly values: ProfileForm;
  /** Hands out the form, for a test to look at it from outside. */
  readonly onStore: (store: FormStore) => void;
  readonly children: ReactNode;
}

function Form({ values, onStore, children }: FormProps) {
  const validate = useValidate(USERNAMES);
  return (
    <Formik initialValues={values} validate={validate} validateOnChange={false} onSubmit={() => undefined}>
      <FormStoreProvider>
        <ExposeStore onStore={onStore} />
        {children}
      </FormStoreProvider>
    </Formik>
  );
}

/** Parts of the editor in a form that holds these values. */
export function TestForm(props: FormProps) {
  return (
    <EditorProvider value={editor}>
      <Form {...props} />
    </EditorProvider>
  );
}
