import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import { LINK_LIMITS, type LinkNotes, type NamedLink } from '@marquee/domain/views/named-link';
import { smallestFile } from '@marquee/domain/profile/picture';
import type { Profile } from '@marquee/domain/profile/profile';
import { useSignedInUser } from '#web/account/session.ts';
import { Fold } from '#web/components/fold.tsx';
import { Form } from '#web/components/form/form.tsx';
import { HelpedSwitch } from '#web/components/helped-switch.tsx';
import { SubmitButton } from '#web/components/form/submit-button.tsx';
import { pictureUrl } from '#web/config/picture-url.ts';
import { FormTextField } from '#web/components/form/form-field.tsx';
import { useLiveDocument } from '#web/firebase/live.ts';
import { contactRef } from '#web/firebase/references.ts';
import { storedLine } from '../api/named-links.ts';
import { publishProblem } from '#web/visibility/publish-problem.ts';
import { VersionField } from './version-field.tsx';

/** Fields for a new link's optional project and role. */
function SentForFields() {
  const { t } = useTranslation('links');
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2.5 }}>
      {(['project', 'role'] as const).map((name) => (
        <FormTextField
          key={name}
          name={name}
          label={t(`form.${name}`)}
          maxLength={LINK_LIMITS[name]}
          autoComplete="off"
        />
      ))}
    </Stack>
  );
}

interface LinkValues {
  version: string;
  label: string;
  /** YYYY-MM-DD, the last day on which the link works; '' for no end. */
  lastDay: string;
  opens_private: boolean;
  asks_answer: boolean;
  photo: string;
  video: string;
  /** The project and role that the link is sent for; only new links have these fields. */
  project: string;
  role: string;
}

const SCHEMA = yup.object({
  label: yup.string().trim().required('labelMissing').max(LINK_LIMITS.label, 'labelLong'),
  lastDay: yup
    .string()
    .test('future', 'dayPast', (day) => !day || !dayjs(day).isBefore(dayjs(), 'day'))
    .test('date', 'dayWrong', (day) => !day || dayjs(day).isValid()),
});

function valuesOf(link: NamedLink | undefined): LinkValues {
  const {
    label = '',
    ends = 0,
    opens_private = false,
    asks_answer = true,
    version = '',
    photo = '',
    video = '',
  } = link ?? {};
  const lastDay = ends === 0 ? '' : dayjs(ends - 1).format('YYYY-MM-DD');
  return { label, lastDay, opens_private, asks_answer, version, photo, video, project: '', role: '' };
}

export type LinkChoices = Pick<
  NamedLink,
  'label' | 'ends' | 'opens_private' | 'asks_answer' | 'version' | 'photo' | 'video'
>;

const choicesOf = ({ label, lastDay, project: _project, role: _role, ...rest }: LinkValues): LinkChoices => ({
  ...rest,
  label: storedLine(label),
  ends: lastDay === '' ? 0 : dayjs(lastDay).add(1, 'day').startOf('day').valueOf(),
});

interface LinkFormProps {
  readonly profile: Profile;
  /** The link that is edited; undefined when a new one is made. */
  readonly link?: NamedLink | undefined;
  readonly onSave: (choices: LinkChoices, sentFor: Pick<LinkNotes, 'project' | 'role'>) => Promise<void>;
}

export function LinkForm({ profile, link, onSave }: LinkFormProps) {
  const { t } = useTranslation('links');
  return (
    <Form
      initialValues={valuesOf(link)}
      validationSchema={SCHEMA}
      errorText={(problem) => t(`form.${problem as 'labelMissing' | 'labelLong' | 'dayPast' | 'dayWrong'}`)}
      onSubmit={(values) =>
        onSave(choicesOf(values), { project: storedLine(values.project), role: storedLine(values.role) })
      }
    >
      <Stack spacing={2.5}>
        <FormTextField
          name="label"
          label={t('form.label')}
          helperText={t('form.labelHelp')}
          placeholder={t('form.labelExample')}
          maxLength={LINK_LIMITS.label}
          autoComplete="off"
          required
        />
        {link ? null : <SentForFields />}
        {/* Without it, a link to a private profile opens nothing. */}
        {profile.is_profile_public ? null : <OpensPrivate />}
        <MoreChoices profile={profile} isEdited={link !== undefined} />
        <SubmitButton>{t(link ? 'form.save' : 'form.make')}</SubmitButton>
      </Stack>
    </Form>
  );
}

/** What few links need; open where a link is changed. */
function MoreChoices({ profile, isEdited }: { readonly profile: Profile; readonly isEdited: boolean }) {
  const { t } = useTranslation('links');
  const { errors, submitCount } = useFormikContext<LinkValues>();
  return (
    <Fold
      label={t('form.more')}
      startsOpen={isEdited}
      mustShow={submitCount > 0 && errors.lastDay !== undefined}
    >
      <Stack spacing={2.5}>
        <AsksAnswer />
        {profile.is_profile_public ? <OpensPrivate /> : null}
        <FormTextField
          name="lastDay"
          type="date"
          label={t('form.lastDay')}
          helperText={t('form.lastDayHelp')}
        />
        <VersionField />
        <FirstMedia profile={profile} />
      </Stack>
    </Fold>
  );
}

function OpensPrivate() {
  const { t } = useTranslation('links');
  const { values, setFieldValue } = useFormikContext<LinkValues>();
  const user = useSignedInUser();
  const contact = useLiveDocument(contactRef(user.uid));
  const problem = publishProblem(user, contact.status === 'ready' ? contact.data : undefined);
  const refusal = problem === 'no-birth-date' ? undefined : problem;
  return (
    <HelpedSwitch
      label={t('form.opensPrivate')}
      help={t(refusal ? `form.opensPrivateRefused.${refusal}` : 'form.opensPrivateHelp')}
      checked={values.opens_private}
      // A switch that is on can be switched off even when it may not be switched on.
      disabled={refusal !== undefined && !values.opens_private}
      onChange={(checked) => void setFieldValue('opens_private', checked)}
    />
  );
}

function AsksAnswer() {
  const { t } = useTranslation('links');
  const { values, setFieldValue } = useFormikContext<LinkValues>();
  return (
    <HelpedSwitch
      label={t('form.asksAnswer')}
      help={t('form.asksAnswerHelp')}
      checked={values.asks_answer}
      onChange={(checked) => void setFieldValue('asks_answer', checked)}
    />
  );
}

/** Two selects: which photo and which video the link's page shows first. Each is shown if the profile has several. */
function FirstMedia({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('links');
  const { photos, introduction_video, additional_videos: videos } = profile;
  return (
    <>
      {photos.length > 1 ? (
        <FormTextField name="photo" select label={t('form.photo')}>
          <MenuItem value="">{t('form.ownOrder')}</MenuItem>
          {photos.map((photo, index) => (
            <MenuItem key={photo.file} value={photo.file} sx={{ gap: 1.5 }}>
              <Box
                component="img"
                src={pictureUrl(profile.id, smallestFile(photo))}
                alt=""
                sx={{ blockSize: 40, inlineSize: 40, objectFit: 'cover', borderRadius: 1, mr: 1.5 }}
              />
              <span>{t('form.photoNumber', { number: index + 1 })}</span>
            </MenuItem>
          ))}
        </FormTextField>
      ) : null}
      {videos.length > (introduction_video === '' ? 1 : 0) ? (
        <FormTextField name="video" select label={t('form.video')}>
          <MenuItem value="">{t('form.ownOrder')}</MenuItem>
          {videos.map(({ url, title }) => (
            <MenuItem key={url} value={url} sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
              {title || url.replace(/^https?:\/\/(www\.)?/, '')}
            </MenuItem>
          ))}
        </FormTextField>
      ) : null}
    </>
  );
}
