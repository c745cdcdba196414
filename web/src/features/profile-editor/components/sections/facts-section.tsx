import { useTranslation } from 'react-i18next';
import {
  ASSOCIATIONS,
  BUILDS,
  DRIVING_LICENCES,
  EYES,
  GENDERS,
  HAIR,
  PRONOUNS,
  TRAVEL,
} from '@marquee/domain/facts';
import { EditorSection, FieldRow, ShortFieldRow } from '../fields/editor-section.tsx';
import { FactChoice, FactList, FactSelect, FactText } from '../fields/fact-fields.tsx';
import { FieldGroup, FLOATING_LABEL } from '../fields/field-group.tsx';
import { HideFact } from '../fields/hide-fact.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { LISTED_LOCATIONS, LocationField } from './location-field.tsx';

/** Labels by id, in the order of the ids. */
const labelled = <Id extends string>(
  ids: readonly Id[],
  label: (id: Id) => string,
): Readonly<Record<string, string>> => Object.fromEntries(ids.map((id) => [id, label(id)]));

function Looks() {
  const { t } = useTranslation(['profileEditor', 'casting']);
  return (
    <FieldGroup name="looks" label={t('facts.looks')}>
      <FieldRow sx={{ pt: FLOATING_LABEL }}>
        <FactSelect name="gender" options={labelled(GENDERS, (id) => t(`casting:genders.${id}`))} />
        <FactSelect name="pronouns" options={labelled(PRONOUNS, (id) => t(`casting:pronouns.${id}`))} />
        <FactSelect name="eyes" options={labelled(EYES, (id) => t(`casting:eyes.${id}`))} />
        <FactSelect name="hair" options={labelled(HAIR, (id) => t(`casting:hair.${id}`))} />
        <FactSelect name="build" options={labelled(BUILDS, (id) => t(`casting:builds.${id}`))} />
      </FieldRow>
    </FieldGroup>
  );
}

function Sizes() {
  const { t } = useTranslation('profileEditor');
  return (
    <FieldGroup name="sizes" label={t('facts.sizes')} help={t('facts.sizesHelp')}>
      <ShortFieldRow sx={{ pt: FLOATING_LABEL }}>
        <FactText name="chest" />
        <FactText name="waist" />
        <FactText name="hips" />
        <FactText name="collar" />
        <FactText name="shoe" />
      </ShortFieldRow>
    </FieldGroup>
  );
}

function Work() {
  const { t } = useTranslation(['profileEditor', 'casting']);
  return (
    <FieldGroup name="work" label={t('facts.work')}>
      <FieldRow sx={{ pt: FLOATING_LABEL }}>
        <FactList name="local_cities" suggestions={LISTED_LOCATIONS} />
        <FactList name="accents" suggestions={[]} />
        <FactSelect name="travel" options={labelled(TRAVEL, (id) => t(`casting:travel.${id}`))} />
        <FactText name="available_from" type="date" />
        <FactText name="passport_until" type="month" />
        <FactSelect
          name="driving_licence"
          options={labelled(DRIVING_LICENCES, (id) => t(`casting:drivingLicences.${id}`))}
        />
        <FactChoice name="association" suggestions={ASSOCIATIONS} />
        <FactText name="association_number" />
      </FieldRow>
    </FieldGroup>
  );
}

export function FactsSection() {
  const { t } = useTranslation('profileEditor');
  return (
    <EditorSection id="facts">
      <LocationField />
      <FieldGroup name="screen_age" label={t('fields.screenAge')} aside={<HideFact name="screen_age" />}>
        <ShortFieldRow sx={{ pt: FLOATING_LABEL }}>
          <NumberField name="screen_age_min" label={t('fields.screenAgeMin')} />
          <NumberField name="screen_age_max" label={t('fields.screenAgeMax')} />
        </ShortFieldRow>
      </FieldGroup>
      <Looks />
      <Sizes />
      <Work />
    </EditorSection>
  );
}
