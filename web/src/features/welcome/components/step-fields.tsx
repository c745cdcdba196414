// The fields of the first run's screens. Most are components that the editor uses too.
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useEditor } from '#web/profile-form/editor-context.tsx';
import { DateOfBirth } from '#web/profile-form/fields/date-of-birth.tsx';
import { HeightField } from '#web/profile-form/fields/height-field.tsx';
import { IntroductionVideo } from '#web/profile-form/fields/introduction-video.tsx';
import { LanguagesField } from '#web/profile-form/fields/languages-field.tsx';
import { LocationField } from '#web/profile-form/fields/location-field.tsx';
import { NameFields } from '#web/profile-form/fields/name-fields.tsx';
import { NumberField } from '#web/profile-form/fields/number-field.tsx';
import { CvOffer } from '#web/profile-form/old-cv/cv-offer.tsx';
import { UsernameField } from '#web/username/username-field.tsx';
import type { FormStep } from './steps.ts';

function NameStep() {
  const { names, usernameRound } = useEditor();
  return (
    <>
      <NameFields isRequired={false} />
      <UsernameField names={names} round={usernameRound} />
    </>
  );
}

function FactFields() {
  const { t } = useTranslation('profileEditor');
  return (
    <>
      <DateOfBirth />
      <Stack direction="row" spacing={2}>
        <NumberField name="screen_age_min" label={t('fields.screenAgeMin')} />
        <NumberField name="screen_age_max" label={t('fields.screenAgeMax')} />
      </Stack>
      <HeightField />
      <LocationField />
      <LanguagesField />
      <CvOffer />
    </>
  );
}

/** The fields of one screen; step-form.tsx renders the picture's field, which stays mounted longer. */
export function StepFields({ step }: { readonly step: Exclude<FormStep, 'picture'> }) {
  switch (step) {
    case 'name':
      return <NameStep />;
    case 'facts':
      return <FactFields />;
    case 'video':
      return <IntroductionVideo />;
  }
}
