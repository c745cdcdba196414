import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/values/limits';
import { VIDEO_KINDS } from '@marquee/domain/profile/video-details';
import { Fold } from '#web/components/fold.tsx';
import { useFormField } from '#web/components/form/use-form-field.ts';
import { FormTextField, trim } from '#web/components/form/form-field.tsx';
import { ShortFieldRow } from './field-row.ts';
import { LengthField, showLength } from './length-field.tsx';

/** The fields of a video's title, kind and length. `path` is that of the details in the form. */
export function VideoDetailsFields({ path }: { readonly path: string }) {
  const { t } = useTranslation(['profileEditor', 'casting']);
  const kind = useFormField<string>(`${path}.kind`);
  const seconds = useFormField<number>(`${path}.seconds`);
  const kindName = VIDEO_KINDS.find((each) => each === kind.value);
  const summary = [
    kindName === undefined ? '' : t(`casting:videoKinds.${kindName}`),
    showLength(seconds.value),
  ]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <>
      <FormTextField
        name={`${path}.title`}
        label={t('videos.title')}
        placeholder={t('videos.titleExample')}
        autoCapitalize="sentences"
        maxLength={LIMITS.videoTitle}
        tidy={trim}
      />
      <Fold label={t('videos.more')} summary={summary}>
        <ShortFieldRow>
          <FormTextField name={`${path}.kind`} label={t('videos.kind')} select>
            <MenuItem value="">{t('fields.notChosen')}</MenuItem>
            {VIDEO_KINDS.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {t(`casting:videoKinds.${kind}`)}
              </MenuItem>
            ))}
          </FormTextField>
          <LengthField name={`${path}.seconds`} />
        </ShortFieldRow>
      </Fold>
    </>
  );
}
