import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormikContext } from 'formik';
import { useLocation } from 'react-router-dom';
import { dayInIndia } from '@marquee/domain/values/calendar-day';
import { FACT_NAMES, FACTS, type FACT_GROUPS, type FactName } from '@marquee/domain/profile/facts';
import { hasHideable } from '@marquee/domain/profile/hidden-facts';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { fieldId } from '#web/components/form/field-id.ts';
import { useFormField } from '#web/components/form/use-form-field.ts';
import { Fold } from '#web/components/fold.tsx';
import { FieldGroup, FLOATING_LABEL } from '#web/profile-form/fields/field-group.tsx';
import { factText } from '#web/profile-form/fields/fact-text.ts';
import { FieldRow, ShortFieldRow } from '#web/profile-form/fields/field-row.ts';
import { NumberField } from '#web/profile-form/fields/number-field.tsx';
import { FactField } from '../fields/fact-field.tsx';
import { HideFact } from '../fields/hide-fact.tsx';

type Group = (typeof FACT_GROUPS)[number];

const namesOf = (group: Group): readonly FactName[] =>
  FACT_NAMES.filter((name) => FACTS[name].group === group);

const fieldsOf = (group: Group) => namesOf(group).map((name) => <FactField key={name} name={name} />);

interface FoldedGroupProps {
  readonly group: Group;
  readonly label: string;
  readonly children: ReactNode;
}

/** A group that few need, folded: a line says what it has, and an address or an error leads to its fields. */
function FoldedGroup({ group, label, children }: FoldedGroupProps) {
  const { values, errors } = useFormikContext<ProfileForm>();
  const { hash } = useLocation();
  const { t } = useTranslation('casting');
  const names = namesOf(group);
  const summary = names
    .filter((name) => hasHideable(values, name))
    .map((name) => `${t(`facts.${name}`)} ${factText(name, values, t)}`)
    .join(' · ');
  return (
    <Fold
      label={label}
      summary={summary}
      mustShow={names.some(
        (name) => hash === `#${fieldId(`facts.${name}`)}` || errors.facts?.[name] !== undefined,
      )}
    >
      <div role="group" aria-label={label}>
        {children}
      </div>
    </Fold>
  );
}

/** 'I am free now', or the day from which the actor is free. */
function FreeFrom() {
  const { t } = useTranslation('profileEditor');
  const { value, setValue } = useFormField<string>('facts.available_from');
  const today = dayInIndia();
  // A year that is being typed is below 2000 until its last digit.
  const isFree = value >= '2000' && value <= today;
  return (
    <>
      <FormControlLabel
        control={<Switch checked={isFree} onChange={(_event, checked) => setValue(checked ? today : '')} />}
        label={t('dates.freeNow')}
        sx={{ gridColumn: '1 / -1' }}
      />
      {isFree ? null : <FactField name="available_from" />}
    </>
  );
}

export function ScreenAgeFields() {
  const { t } = useTranslation('profileEditor');
  return (
    <FieldGroup name="screen_age" label={t('fields.screenAge')} aside={<HideFact name="screen_age" />}>
      <ShortFieldRow sx={{ pt: FLOATING_LABEL }}>
        <NumberField name="screen_age_min" label={t('fields.screenAgeMin')} />
        <NumberField name="screen_age_max" label={t('fields.screenAgeMax')} />
      </ShortFieldRow>
    </FieldGroup>
  );
}

/** The facts, in their groups. */
export function FactsFields() {
  const { t } = useTranslation('profileEditor');
  return (
    <>
      <FieldGroup name="looks" label={t('facts.looks')}>
        <FieldRow sx={{ pt: FLOATING_LABEL }}>{fieldsOf('looks')}</FieldRow>
      </FieldGroup>
      <FieldGroup name="work" label={t('facts.work')}>
        <FieldRow sx={{ pt: FLOATING_LABEL }}>{fieldsOf('work')}</FieldRow>
      </FieldGroup>
      <FoldedGroup group="sizes" label={t('facts.sizes')}>
        <ShortFieldRow sx={{ pt: FLOATING_LABEL }}>{fieldsOf('sizes')}</ShortFieldRow>
        <FormHelperText>{t('facts.sizesHelp')}</FormHelperText>
      </FoldedGroup>
      <FoldedGroup group="papers" label={t('facts.papers')}>
        <FieldRow sx={{ pt: FLOATING_LABEL }}>{fieldsOf('papers')}</FieldRow>
      </FoldedGroup>
      <FieldGroup name="dates" label={t('dates.label')} help={t('dates.help')}>
        <FieldRow sx={{ pt: FLOATING_LABEL }}>
          <FreeFrom />
          <FactField name="busy" />
        </FieldRow>
      </FieldGroup>
    </>
  );
}
