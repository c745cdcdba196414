import { lazy, Suspense } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/limits';
import { EditorSection, FieldRow } from '../fields/editor-section.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { UsernameInput } from './username-input.tsx';
import { WhatsappFields } from './whatsapp-fields.tsx';

// The calendar is the heaviest part of the screen; the rest does not wait for it.
const DateOfBirthInput = lazy(async () => ({
  default: (await import('./date-of-birth-input.tsx')).DateOfBirthInput,
}));

export function BasicInformation() {
  const { t } = useTranslation('profileEditor');
  return (
    <EditorSection id="basic-information" title={t('sections.basic.title')} text={t('sections.basic.text')}>
      <FieldRow>
        <TextInput
          name="first_name"
          label={t('fields.firstName')}
          autoComplete="given-name"
          autoCapitalize="words"
          required
        />
        <TextInput
          name="last_name"
          label={t('fields.lastName')}
          autoComplete="family-name"
          autoCapitalize="words"
          required
        />
      </FieldRow>
      <UsernameInput />
      <FieldRow>
        <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
          <DateOfBirthInput />
        </Suspense>
        <TextInput name="height" label={t('fields.height')} help={t('fields.heightHelp')} />
      </FieldRow>
      <WhatsappFields maxLength={LIMITS.phone} />
    </EditorSection>
  );
}
