// Fields of one fact each, with the switch that hides it from the page.
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Facts } from '@marquee/domain/facts';
import { LIMITS } from '@marquee/domain/limits';
import { FormTextField } from '../../../../components/form/form-field.tsx';
import { fieldId, useFormField, type FormField } from '../../../../components/form/use-form-field.ts';
import { HideFact } from './hide-fact.tsx';

type FactsOf<Value> = {
  [Name in keyof Facts]: Facts[Name] extends Value ? Name : never;
}[keyof Facts];

const trim = (typed: string): string => typed.trim();

const hideAdornment = (name: keyof Facts, isSelect = false) => (
  <InputAdornment position="end" sx={isSelect ? { mr: 2 } : undefined}>
    <HideFact name={name} />
  </InputAdornment>
);

interface FactTextProps {
  readonly name: FactsOf<string>;
  readonly type?: 'text' | 'month' | 'date';
  readonly helperText?: string;
}

export function FactText({ name, type = 'text', helperText }: FactTextProps) {
  const { t } = useTranslation('casting');
  return (
    <FormTextField
      name={`facts.${name}`}
      label={t(`facts.${name}`)}
      type={type}
      maxLength={LIMITS.shortText}
      helperText={helperText}
      tidy={trim}
      endAdornment={hideAdornment(name)}
    />
  );
}

interface FactSelectProps {
  readonly name: FactsOf<string>;
  /** What can be chosen, by id. */
  readonly options: Readonly<Record<string, string>>;
}

/** One of a list. A stored text that is not one of the ids can stay. */
export function FactSelect({ name, options }: FactSelectProps) {
  const { t } = useTranslation(['profileEditor', 'casting']);
  const { value } = useFormField<string>(`facts.${name}`);
  const isOwn = value !== '' && !Object.hasOwn(options, value);
  return (
    <FormTextField
      name={`facts.${name}`}
      label={t(`casting:facts.${name}`)}
      select
      endAdornment={hideAdornment(name, true)}
    >
      <MenuItem value="">{t('fields.notChosen')}</MenuItem>
      {isOwn ? <MenuItem value={value}>{value}</MenuItem> : null}
      {Object.entries(options).map(([id, label]) => (
        <MenuItem key={id} value={id}>
          {label}
        </MenuItem>
      ))}
    </FormTextField>
  );
}

interface ChoiceProps {
  readonly name: keyof Facts;
  readonly suggestions: readonly string[];
}

/** Enter chooses what is typed; it must not also send the form. */
const keepEnter = (event: { readonly key: string; preventDefault: () => void }): void => {
  if (event.key === 'Enter') event.preventDefault();
};

const Tags = memo(function Tags({
  name,
  suggestions,
  value,
  setValue,
  leave,
}: ChoiceProps & FormField<readonly string[]>) {
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
        // What was typed without Enter counts.
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

/** Several texts: chosen from suggestions or typed. */
export function FactList({ name, suggestions }: ChoiceProps & { readonly name: FactsOf<readonly string[]> }) {
  return <Tags name={name} suggestions={suggestions} {...useFormField<readonly string[]>(`facts.${name}`)} />;
}

const Choice = memo(function Choice({
  name,
  suggestions,
  value,
  setValue,
  leave,
}: ChoiceProps & FormField<string>) {
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

/** A text, chosen from suggestions or typed. */
export function FactChoice({ name, suggestions }: ChoiceProps & { readonly name: FactsOf<string> }) {
  return <Choice name={name} suggestions={suggestions} {...useFormField<string>(`facts.${name}`)} />;
}
