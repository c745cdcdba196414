import { useTranslation } from 'react-i18next';
import { webAddress } from '@marquee/domain/profile/links';
import { shownAccount, socialHandle, type SocialSite } from '@marquee/domain/profile/social-account';
import { FormTextField } from '#web/components/form/form-field.tsx';
import { useProfileField } from '#web/profile-form/fields/use-profile-field.ts';
import { FieldRow } from '#web/profile-form/fields/field-row.ts';

const NORMALIZE_HANDLE: Readonly<Record<SocialSite, (typed: string) => string>> = {
  instagram: (typed) => socialHandle('instagram', typed),
  facebook: (typed) => socialHandle('facebook', typed),
  imdb: (typed) => socialHandle('imdb', typed),
};

const tidyWebsite = (typed: string): string => webAddress(typed) || typed.trim();

function HandleField({ site }: { readonly site: SocialSite }) {
  const { t } = useTranslation('profileEditor');
  const { value } = useProfileField('social');
  const link = shownAccount(site, value[site]);
  const help = t(`fields.${site === 'imdb' ? 'imdbHelp' : 'handleHelp'}`);
  return (
    <FormTextField
      name={`social.${site}`}
      label={t(`fields.${site}`)}
      helperText={link === '' ? help : t('fields.accountOpens', { link })}
      autoCapitalize="none"
      autoComplete="off"
      tidy={NORMALIZE_HANDLE[site]}
    />
  );
}

/** The handles and the website. */
export function SocialFields() {
  const { t } = useTranslation('profileEditor');
  return (
    <FieldRow>
      <HandleField site="instagram" />
      <HandleField site="facebook" />
      <HandleField site="imdb" />
      <FormTextField
        name="social.website"
        label={t('fields.website')}
        helperText={t('fields.websiteHelp')}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="url"
        tidy={tidyWebsite}
      />
    </FieldRow>
  );
}
