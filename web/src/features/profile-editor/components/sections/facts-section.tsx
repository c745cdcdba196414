import { useTranslation } from 'react-i18next';
import { FACT_NAMES, FACTS, type FACT_GROUPS } from '@marquee/domain/profile/facts';
import { FieldGroup, FLOATING_LABEL } from '../../../../profile-form/fields/field-group.tsx';
import { FieldRow, ShortFieldRow } from '../../../../profile-form/fields/field-row.ts';
import { NumberField } from '../../../../profile-form/fields/number-field.tsx';
import { FactField } from '../fields/fact-field.tsx';
import { HideFact } from '../fields/hide-fact.tsx';

type Group = (typeof FACT_GROUPS)[number];

/** The fields of one group of the table of facts. */
const fieldsOf = (group: Group) =>
  FACT_NAMES.filter((name) => FACTS[name].group === group).map((name) => (
    <FactField key={name} name={name} />
  ));

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
      <FieldGroup name="sizes" label={t('facts.sizes')} help={t('facts.sizesHelp')}>
        <ShortFieldRow sx={{ pt: FLOATING_LABEL }}>{fieldsOf('sizes')}</ShortFieldRow>
      </FieldGroup>
      <FieldGroup name="work" label={t('facts.work')}>
        <FieldRow sx={{ pt: FLOATING_LABEL }}>{fieldsOf('work')}</FieldRow>
      </FieldGroup>
      <FieldGroup name="dates" label={t('dates.label')} help={t('dates.help')}>
        <FieldRow sx={{ pt: FLOATING_LABEL }}>{fieldsOf('dates')}</FieldRow>
      </FieldGroup>
    </>
  );
}
