import Check from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/values/limits';
import { fieldId } from '#web/components/form/field-id.ts';
import type { FormField } from '#web/components/form/use-form-field.ts';
import { shownLanguage } from '#web/i18n/listed-name.ts';
import { FieldGroup } from './field-group.tsx';
import { useProfileField } from './use-profile-field.ts';
import { LISTED, withLanguage } from './with-language.ts';

/** A chip as large as a finger. */
function ChoiceChip(props: ChipProps<'button'>) {
  return <Chip component="button" type="button" sx={{ minHeight: 40, borderRadius: 5 }} {...props} />;
}

function OtherLanguage({ onAdd }: { readonly onAdd: (name: string) => void }) {
  const { t } = useTranslation('profileEditor');
  const [name, setName] = useState('');
  const add = (): void => {
    onAdd(name);
    setName('');
  };
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
      <TextField
        label={t('languages.otherLabel')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
        slotProps={{ htmlInput: { maxLength: LIMITS.shortText, autoCapitalize: 'words' } }}
      />
      <Button variant="outlined" onClick={add} disabled={name.trim() === ''}>
        {t('languages.add')}
      </Button>
    </Stack>
  );
}

const Languages = memo(function Languages({ value, error, setValue }: FormField<readonly string[]>) {
  const { t } = useTranslation('profileEditor');
  const { t: casting } = useTranslation('casting');
  const [asksForOther, setAsksForOther] = useState(false);
  const own = value.filter((language) => !LISTED.includes(language));
  const isFull = value.length >= LIMITS.languages;
  const remove = (name: string): void => setValue(value.filter((language) => language !== name));
  const help = isFull ? t('languages.full', { max: LIMITS.languages }) : t('languages.help');
  return (
    <FieldGroup name="languages" label={t('languages.label')} help={help} error={error}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {LISTED.map((language, index) => {
          const isChosen = value.includes(language);
          return (
            <ChoiceChip
              key={language}
              id={index === 0 ? fieldId('languages') : undefined}
              label={shownLanguage(language, casting)}
              icon={isChosen ? <Check /> : undefined}
              color={isChosen ? 'primary' : 'default'}
              variant={isChosen ? 'filled' : 'outlined'}
              aria-pressed={isChosen}
              disabled={isFull && !isChosen}
              onClick={() => (isChosen ? remove(language) : setValue(withLanguage(value, language)))}
            />
          );
        })}
        {own.map((language) => (
          <ChoiceChip
            key={language}
            label={language}
            icon={<Check />}
            color="primary"
            aria-pressed
            onClick={() => remove(language)}
          />
        ))}
        <ChoiceChip
          label={t('languages.other')}
          variant="outlined"
          aria-expanded={asksForOther}
          disabled={isFull}
          onClick={() => setAsksForOther(!asksForOther)}
        />
      </Stack>
      {asksForOther && !isFull ? (
        <OtherLanguage onAdd={(name) => setValue(withLanguage(value, name))} />
      ) : null}
    </FieldGroup>
  );
});

export function LanguagesField() {
  return <Languages {...useProfileField('languages')} />;
}
