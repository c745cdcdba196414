// The editor's form without backend and router, for the tests of what is in it.
import type { FormikProps } from 'formik';
import type { ReactNode, Ref } from 'react';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { profileFormSchema } from '@marquee/domain/profile/profile-form';
import { Form } from '../../../../components/form/form.tsx';
import { useProblemText } from '../../../../profile-form/fields/use-problem-text.ts';
import { EditorProvider, type Editor } from '../../../../profile-form/editor-context.tsx';

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
  /** Hands out the form, for a test to look at it from outside. */
  readonly form: Ref<FormikProps<ProfileForm>>;
  /** Without it every upload fails. */
  readonly uploadPicture?: Editor['uploadPicture'];
  readonly children: ReactNode;
}

/** Parts of the editor in a form that holds these values. */
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
