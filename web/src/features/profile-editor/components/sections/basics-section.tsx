import { lazy, Suspense } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../../../components/form/form-field.tsx';
import { HideFact } from '../fields/hide-fact.tsx';
import { UsernameField } from '../../../../username/username-field.tsx';
import { useEditor } from '../editor/editor-context.tsx';
import { EditorSection, FieldRow } from '../fields/editor-section.tsx';

// The calendar is the heaviest part of the screen; the rest does not wait for it.
const DateOfBirthField = lazy(async () => ({
  default: (await import('./date-of-birth-field.tsx')).DateOfBirthField,
}));

const trim = (typed: string): string => typed.trim();

export function BasicsSection() {
  const { t } = useTranslation('profileEditor');
  const { names, usernameRound } = useEditor();
  return (
    <EditorSection id="basics">
      <FieldRow>
        <FormTextField
          name="first_name"
          label={`${t('fields.firstName')} *`}
          autoComplete="given-name"
          autoCapitalize="words"
          required
          tidy={trim}
        />
        <FormTextField
          name="last_name"
          label={`${t('fields.lastName')} *`}
          autoComplete="family-name"
          autoCapitalize="words"
          required
          tidy={trim}
        />
      </FieldRow>
      <UsernameField names={names} round={usernameRound} />
      <FieldRow>
        <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
          <DateOfBirthField />
        </Suspense>
        <FormTextField
          name="height"
          label={t('fields.height')}
          helperText={t('fields.heightHelp')}
          endAdornment={<HideFact name="height" />}
          tidy={trim}
        />
      </FieldRow>
    </EditorSection>
  );
}
