// The editor's form without backend and router, for tests of its parts.
import type { FormikProps } from 'formik';
import type { ReactNode, Ref } from 'react';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { profileFormSchema } from '@marquee/domain/profile/profile-form';
import { Form } from '#web/components/form/form.tsx';
import { useProblemText } from '#web/profile-form/fields/use-problem-text.ts';
import { EditorProvider, type Editor } from '#web/profile-form/editor-context.tsx';

const editor: Editor = {
  isVerified: true,
  names: { uid: 'u1', username: '', former_usernames: [] },
  usernameRound: 0,
  uploadPicture: () => Promise.reject(new Error('Nothing is uploaded here.')),
  beginUpload: () => () => undefined,
};

const SCHEMA = profileFormSchema({ today: '2026-05-20', heldUsername: '' });

interface TestFormProps {
  readonly values: ProfileForm;
  /** Gives the test access to the form. */
  readonly form: Ref<FormikProps<ProfileForm>>;
  /** Without this function every upload fails. */
  readonly uploadPicture?: Editor['uploadPicture'];
  readonly children: ReactNode;
}

/** Renders parts of the editor in a form with these values. */
export function TestForm({ values, form, uploadPicture = editor.uploadPicture, children }: TestFormProps) {
  const problemText = useProblemText();
  return (
    <EditorProvider value={{ ...editor, uploadPicture }}>
      <Form
        innerRef={form}
        initialValues={values}
        validationSchema={SCHEMA}
        errorText={problemText}
        onSubmit={() => undefined}
      >
        {children}
      </Form>
    </EditorProvider>
  );
}
