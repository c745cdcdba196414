// The fields of the onboarding screens, which are the editor's.
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Stack from '@mui/material/Stack';
import { FormTextField } from '../../components/form/form-field.tsx';
import { uploadPicture } from '../../features/profile-editor/api/upload-picture.ts';
import type { PictureLedger } from '../../features/profile-editor/api/picture-ledger.ts';
import type { StoredProfile } from '../../features/profile-editor/api/load-profile.ts';
import {
  EditorProvider,
  type Editor,
} from '../../features/profile-editor/components/editor/editor-context.tsx';
import { NumberField } from '../../features/profile-editor/components/fields/number-field.tsx';
import { ProfilePictureField } from '../../features/profile-editor/components/media/profile-picture-field.tsx';
import { useUploads } from '../../features/profile-editor/components/media/use-uploads.ts';
import { DateOfBirthField } from '../../features/profile-editor/components/sections/date-of-birth-field.tsx';
import { IntroductionVideo } from '../../features/profile-editor/components/sections/introduction-video.tsx';
import { LanguagesField } from '../../features/profile-editor/components/sections/languages-field.tsx';
import { LocationField } from '../../features/profile-editor/components/sections/location-field.tsx';
import type { WelcomeParts } from '../../features/welcome/components/welcome-backend.ts';
import { UsernameField } from '../../username/username-field.tsx';

const trim = (typed: string): string => typed.trim();

function NameFields({ editor }: { readonly editor: Editor }) {
  const { t } = useTranslation('profileEditor');
  return (
    <>
      <FormTextField
        name="first_name"
        label={t('fields.firstName')}
        autoComplete="given-name"
        autoCapitalize="words"
        tidy={trim}
      />
      <FormTextField
        name="last_name"
        label={t('fields.lastName')}
        autoComplete="family-name"
        autoCapitalize="words"
        tidy={trim}
      />
      <UsernameField names={editor.names} round={editor.usernameRound} />
    </>
  );
}

function FactFields() {
  const { t } = useTranslation('profileEditor');
  return (
    <>
      <DateOfBirthField />
      <Stack direction="row" spacing={2}>
        <NumberField name="screen_age_min" label={t('fields.screenAgeMin')} />
        <NumberField name="screen_age_max" label={t('fields.screenAgeMax')} />
      </Stack>
      <FormTextField
        name="height"
        label={t('fields.height')}
        helperText={t('fields.heightHelp')}
        tidy={trim}
      />
      <LocationField />
      <LanguagesField />
    </>
  );
}

interface WelcomeFieldsOptions {
  readonly uid: string;
  readonly stored: StoredProfile;
  readonly ledger: PictureLedger;
  /** Incremented when a save found the username taken. */
  readonly usernameRound: number;
}

export function useWelcomeFields(
  options: WelcomeFieldsOptions,
): Pick<WelcomeParts, 'fields' | 'isUploading'> {
  const { uid, stored, ledger, usernameRound } = options;
  const { isUploading, beginUpload } = useUploads();
  const { former_usernames, form } = stored;
  const fields = useMemo(() => {
    const editor: Editor = {
      isVerified: true,
      names: { uid, username: form.username, former_usernames },
      usernameRound,
      uploadPicture: (request) => uploadPicture({ ...request, uid, ledger }),
      beginUpload,
    };
    const within = (fields: ReactNode): ReactNode => <EditorProvider value={editor}>{fields}</EditorProvider>;
    return {
      name: within(<NameFields editor={editor} />),
      picture: within(<ProfilePictureField chosen={undefined} />),
      facts: within(<FactFields />),
      video: within(<IntroductionVideo />),
    };
  }, [uid, form.username, former_usernames, usernameRound, ledger, beginUpload]);
  return { fields, isUploading };
}
