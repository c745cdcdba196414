// The field of a fact, with a button that hides the fact from the page. The table FACTS has each field's kind.
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FACTS, type FactName } from '@marquee/domain/profile/facts';
import { LIMITS } from '@marquee/domain/values/limits';
import { FormTextField, trim } from '#web/components/form/form-field.tsx';
import { fieldId } from '#web/components/form/field-id.ts';
import { MonthField } from '#web/components/form/month-field.tsx';
import { useFormField, type FormField } from '#web/components/form/use-form-field.ts';
import { choiceKey } from '#web/i18n/choice-key.ts';
import { BusyDates } from '../dates/busy-dates-field.tsx';
import { HideFact } from './hide-fact.tsx';
import { keepEnter } from './keep-enter.ts';

interface FactFieldProps {
  readonly name: FactName;
}

const hideAdornment = (name: FactName, isSelect = false) => (
  <InputAdornment position="end" sx={isSelect ? { mr: 2 } : undefined}>
    <HideFact name={name} />
  </InputAdornment>
);

function FactText({ name, type }: FactFieldProps & { readonly type: 'text' | 'date' }) {
  const { t } = useTranslation('casting');
  return (
    <FormTextField
      name={`facts.${name}`}
      label={t(`facts.${name}`)}
      type={type}
      maxLength={LIMITS.shortText}
      tidy={trim}
      endAdornment={hideAdornment(name)}
    />
  );
}

/** The years that a document of today may be valid for. */
const VALID_FOR = 20;

function FactMonth({ name }: FactFieldProps) {
  const { t } = useTranslation('casting');
  const [thisYear] = useState(() => new Date().getFullYear());
  return (
    <MonthField
      name={`facts.${name}`}
      label={t(`facts.${name}`)}
      firstYear={thisYear - 1}
      lastYear={thisYear + VALID_FOR}
      endAdornment={<HideFact name={name} />}
    />
  );
}

/** A select for a fact. A stored text that is none of the options can stay. */
function FactSelect({ name, options }: FactFieldProps & { readonly options: readonly string[] }) {
  const { t } = useTranslation(['profileEditor', 'casting']);
  const { value } = useFormField<string>(`facts.${name}`);
  return (
    <FormTextField
      name={`facts.${name}`}
      label={t(`casting:facts.${name}`)}
      select
      endAdornment={hideAdornment(name, true)}
    >
      <MenuItem value="">{t('fields.notChosen')}</MenuItem>
      {value !== '' && !options.includes(value) ? <MenuItem value={value}>{value}</MenuItem> : null}
      {options.map((id) => (
        <MenuItem key={id} value={id}>
          {t(`casting:${choiceKey(name, id)}`)}
        </MenuItem>
      ))}
    </FormTextField>
  );
}

interface SuggestingProps extends FactFieldProps {
  readonly suggestions: readonly string[];
}

const Tags = memo(function Tags({
  name,
  suggestions,
  value,
  setValue,
  leave,
}: SuggestingProps & FormField<readonly string[]>) {
  const { t } = useTranslation(['profileEditor', 'casting']);
  const [typed, setTyped] = useState('');
  const isFull = value.length >= LIMITS.factEntries;
  const set = (entries: readonly string[]): void =>
    setValue([...new Set(entries.map(trim).filter((entry) => entry !== ''))].slice(0, LIMITS.factEntries));
  return (
    <Autocomplete
      id={fieldId(`facts.${name}`)}
      multiple
      freeSolo
      options={suggestions}
      value={[...value]}
      inputValue={typed}
      onInputChange={(_event, input) => setTyped(input)}
      getOptionDisabled={() => isFull}
      onChange={(_event, entries) => set(entries)}
      onBlur={() => {
        // When the field is left, text that was typed without Enter is added.
        if (typed.trim() !== '') set([...value, typed]);
        setTyped('');
        leave();
      }}
      onKeyDown={keepEnter}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t(`casting:facts.${name}`)}
          helperText={t(isFull ? 'facts.listFull' : 'facts.listHelp', { max: LIMITS.factEntries })}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: LIMITS.shortText },
            input: {
              ...params.slotProps.input,
              endAdornment: <HideFact name={name} />,
            },
          }}
        />
      )}
    />
  );
});

/** A field for several texts, each chosen from suggestions or typed. */
function FactList(props: SuggestingProps) {
  return <Tags {...props} {...useFormField<readonly string[]>(`facts.${props.name}`)} />;
}

const SuggestingInput = memo(function SuggestingInput({
  name,
  suggestions,
  value,
  setValue,
  leave,
}: SuggestingProps & FormField<string>) {
  const { t } = useTranslation('casting');
  return (
    <Autocomplete
      id={fieldId(`facts.${name}`)}
      freeSolo
      options={suggestions}
      inputValue={value}
      onInputChange={(_event, input) => setValue(input)}
      onBlur={() => leave(value.trim())}
      onKeyDown={keepEnter}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t(`facts.${name}`)}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: LIMITS.shortText },
            input: { ...params.slotProps.input, endAdornment: <HideFact name={name} /> },
          }}
        />
      )}
    />
  );
});

/** A field for one text, chosen from suggestions or typed. */
function FactSuggested(props: SuggestingProps) {
  return <SuggestingInput {...props} {...useFormField<string>(`facts.${props.name}`)} />;
}

const NONE: readonly string[] = [];

/** The field that a fact of the table is edited in. */
export function FactField({ name }: FactFieldProps) {
  const field = FACTS[name];
  const suggestions = 'suggestions' in field ? field.suggestions : NONE;
  switch (field.kind) {
    case 'choice':
      return <FactSelect name={name} options={field.options} />;
    case 'list':
      return <FactList name={name} suggestions={suggestions} />;
    case 'month':
      return <FactMonth name={name} />;
    case 'periods':
      return <BusyDates />;
    case 'day':
      return <FactText name={name} type="date" />;
    case 'line':
      return suggestions.length > 0 ? (
        <FactSuggested name={name} suggestions={suggestions} />
      ) : (
        <FactText name={name} type="text" />
      );
  }
}
