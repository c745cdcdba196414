import DialogContentText from '@mui/material/DialogContentText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import {
  CREDIT_KINDS,
  creditYear,
  ROLE_SIZES,
  type Credit,
  type CreditKind,
} from '@marquee/domain/profile/credit';
import { LIMITS } from '@marquee/domain/values/limits';
import { webAddress } from '@marquee/domain/profile/links';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { FormTextField, trim } from '#web/components/form/form-field.tsx';
import { useFormField } from '#web/components/form/use-form-field.ts';
import { useIsPhone } from '#web/components/screen-width.ts';
import { ShortFieldRow } from './field-row.ts';
import { parseWhole, showWhole } from './number-field.tsx';

type Problem = 'title' | 'tooLong' | 'year' | 'link';

const say = (problem: Problem): Problem => problem;
const text = (max: number) => yup.string().max(max, say('tooLong'));

const SCHEMA = yup.object({
  title: text(LIMITS.creditText).trim().required(say('title')),
  role: text(LIMITS.creditText),
  production: text(LIMITS.creditText),
  year: yup.number().test('year', say('year'), (year = 0) => year === 0 || creditYear(year) !== 0),
  link: text(LIMITS.url).test('link', say('link'), (link = '') => link === '' || webAddress(link) !== ''),
});

const tidyLink = (typed: string): string => webAddress(typed) || typed.trim();

function Fields() {
  const { t } = useTranslation(['profileEditor', 'casting']);
  const { value: kind } = useFormField<CreditKind>('kind');
  const isAward = kind === 'award';
  return (
    <Stack spacing={2.5} sx={{ pt: 1 }}>
      <FormTextField name="title" label={`${t('credits.title')} *`} required tidy={trim} />
      <ShortFieldRow>
        <FormTextField name="kind" label={t('credits.kind')} select>
          {CREDIT_KINDS.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`casting:creditKinds.${each}`)}
            </MenuItem>
          ))}
        </FormTextField>
        <FormTextField
          name="year"
          label={t('credits.year')}
          inputMode="numeric"
          maxLength={4}
          format={showWhole}
          parse={parseWhole}
        />
      </ShortFieldRow>
      <ShortFieldRow>
        <FormTextField name="role" label={t(isAward ? 'credits.awardedFor' : 'credits.role')} tidy={trim} />
        {isAward ? null : (
          <FormTextField name="size" label={t('credits.size')} select>
            <MenuItem value="">{t('fields.notChosen')}</MenuItem>
            {ROLE_SIZES.map((size) => (
              <MenuItem key={size} value={size}>
                {t(`casting:roleSizes.${size}`)}
              </MenuItem>
            ))}
          </FormTextField>
        )}
      </ShortFieldRow>
      <FormTextField
        name="production"
        label={t(isAward ? 'credits.givenBy' : 'credits.production')}
        helperText={isAward ? undefined : t('credits.productionHelp')}
        tidy={trim}
      />
      <FormTextField
        name="link"
        label={t('credits.link')}
        helperText={t('credits.linkHelp')}
        inputMode="url"
        autoCapitalize="none"
        tidy={tidyLink}
      />
    </Stack>
  );
}

interface CreditDialogProps {
  readonly credit: Credit;
  readonly isNew: boolean;
  /** The parts of the old CV's line that no field contains. */
  readonly rest?: string;
  readonly onDone: (credit: Credit) => void;
  readonly onClose: () => void;
}

/**
 * A dialog with a form of its own for one credit, so that typing does not validate the profile with all its credits.
 */
export function CreditDialog({ credit, isNew, rest = '', onDone, onClose }: CreditDialogProps) {
  const { t } = useTranslation(['profileEditor', 'oldCv']);
  const isPhone = useIsPhone();
  const errorText = useCallback(
    (problem: string) => t(`credits.problems.${problem as Problem}`, { max: LIMITS.creditText }),
    [t],
  );
  return (
    <FormDialog<Credit>
      title={t(isNew ? 'credits.add' : 'credits.editTitle')}
      submitLabel={t('credits.done')}
      maxWidth="sm"
      fullScreen={isPhone}
      initialValues={credit}
      validationSchema={SCHEMA}
      errorText={errorText}
      onSubmit={(done) =>
        onDone({ ...done, title: done.title.trim(), size: done.kind === 'award' ? '' : done.size })
      }
      onClose={onClose}
    >
      {rest === '' ? null : (
        <DialogContentText sx={{ mb: 2 }}>{t('oldCv:check.notRead', { text: rest })}</DialogContentText>
      )}
      <Fields />
    </FormDialog>
  );
}
