// The form of a version: its name, its texts, and what it shows in which order.
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { CREDIT_KINDS } from '@marquee/domain/profile/credit';
import { smallestFile } from '@marquee/domain/profile/picture';
import type { Profile } from '@marquee/domain/profile/profile';
import { VERSION_LIMITS, videosOf, type Version, type VersionSection } from '@marquee/domain/views/version';
import { FormTextField } from '#web/components/form/form-field.tsx';
import { Form } from '#web/components/form/form.tsx';
import { SubmitButton } from '#web/components/form/submit-button.tsx';
import { useFormField } from '#web/components/form/use-form-field.ts';
import { LeaveQuestion } from '#web/account/leave-question.tsx';
import { useToast } from '#web/components/toast.tsx';
import { paths } from '#web/config/paths.ts';
import { pictureUrl } from '#web/config/picture-url.ts';
import { saveVersion } from '#web/sharing/api/versions.ts';
import { FieldGroup } from '#web/profile-form/fields/field-group.tsx';
import { ChoiceList, type Item } from './choice-list.tsx';
import { VersionPreview } from './version-preview.tsx';
import {
  SCHEMA,
  SWITCHED,
  valuesOf,
  versionOf,
  type VersionProblem,
  type VersionValues,
} from './version-values.ts';

interface VersionFormProps {
  readonly profile: Profile;
  readonly version: Version;
  readonly isNew: boolean;
}

export function VersionForm({ profile, version, isNew }: VersionFormProps) {
  const { t } = useTranslation('versions');
  const toast = useToast();
  const navigate = useNavigate();
  const isSaved = useRef(false);
  const save = async (values: VersionValues): Promise<void> => {
    try {
      await saveVersion(profile.id, versionOf(version.id, values, profile));
    } catch (error) {
      console.error('The version could not be saved.', error);
      toast({ variant: 'error', title: t('failed.title'), text: t('failed.text') });
      return;
    }
    isSaved.current = true;
    toast({ variant: 'success', text: t('saved') });
    await navigate(paths.versions.href(), { replace: true });
  };
  return (
    <Form<VersionValues>
      initialValues={valuesOf(version, profile)}
      validationSchema={SCHEMA}
      errorText={(problem) => t(`problems.${problem as VersionProblem}`)}
      onSubmit={save}
    >
      <Typography variant="h2" component="h1" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {isNew ? t('make') : t('change', { name: version.name })}
      </Typography>
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, maxWidth: 720 }}>
        <Stack spacing={3.5}>
          <Words />
          <Choices profile={profile} />
          <Sections profile={profile} />
          <Typography color="textSecondary">{t('same')}</Typography>
          <Actions profile={profile} id={version.id} />
        </Stack>
      </Paper>
      <Unsaved isSaved={isSaved} />
    </Form>
  );
}

/** Asks before a changed version is left, unless it has just been saved. */
function Unsaved({ isSaved }: { readonly isSaved: RefObject<boolean> }) {
  const { t } = useTranslation('versions');
  const { dirty } = useFormikContext();
  return (
    <LeaveQuestion
      isUnsaved={dirty}
      leaves={() => !isSaved.current}
      texts={{
        title: t('leave.title'),
        text: t('leave.text'),
        discard: t('leave.discard'),
        stay: t('leave.stay'),
      }}
    />
  );
}

function Words() {
  const { t } = useTranslation('versions');
  return (
    <>
      <FormTextField
        name="name"
        label={t('name')}
        helperText={t('nameHelp')}
        maxLength={VERSION_LIMITS.name}
        autoComplete="off"
        required
      />
      <FormTextField
        name="headline"
        label={t('headline')}
        helperText={t('headlineHelp')}
        maxLength={VERSION_LIMITS.headline}
        autoCapitalize="sentences"
        autoComplete="off"
      />
      <FormTextField
        name="introduction"
        label={t('introduction')}
        helperText={t('introductionHelp')}
        autoCapitalize="sentences"
        multiline
        minRows={4}
      />
    </>
  );
}

function Choices({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation(['versions', 'casting']);
  const photoOf = (file: string): Item => {
    const index = profile.photos.findIndex((photo) => photo.file === file);
    const photo = profile.photos[index];
    return {
      label: photo?.caption || t('photo', { number: index + 1 }),
      picture: photo && pictureUrl(profile.id, smallestFile(photo)),
    };
  };
  const videoOf = (address: string): Item => {
    const video = videosOf(profile).find(({ url }) => url === address);
    return {
      label: video?.title || address.replace(/^https?:\/\/(www\.)?/, ''),
      picture: video?.thumb ? pictureUrl(profile.id, smallestFile(video.thumb)) : undefined,
    };
  };
  const kindOf = (key: string): Item => {
    const kind = CREDIT_KINDS.find((each) => each === key) ?? 'other';
    return { label: t(`casting:creditKinds.${kind}`) };
  };
  return (
    <>
      <ChoiceList name="photos" label={t('photos')} help={t('photosHelp')} itemOf={photoOf} />
      <ChoiceList name="videos" label={t('videos')} help={t('videosHelp')} itemOf={videoOf} />
      <ChoiceList name="credits_first" label={t('credits')} help={t('creditsHelp')} itemOf={kindOf} />
    </>
  );
}

/** Whether the profile has anything in a section. */
const HAS: Readonly<Record<(typeof SWITCHED)[number], (profile: Profile) => boolean>> = {
  credits: ({ credits }) => credits.length > 0,
  skills: ({ skills }) => skills.length > 0,
  training: ({ education }) => education !== '',
  social: ({ social }) => Object.values(social).some((account) => account !== ''),
};

function Sections({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('versions');
  const { value: leftOut, setValue } = useFormField<readonly VersionSection[]>('left_out');
  const sections = SWITCHED.filter((section) => HAS[section](profile));
  if (sections.length === 0) return null;
  return (
    <FieldGroup name="left_out" label={t('sections')} heading="h2">
      <Stack>
        {sections.map((section) => (
          <FormControlLabel
            key={section}
            control={
              <Switch
                checked={!leftOut.includes(section)}
                onChange={(_event, isShown) =>
                  setValue(isShown ? leftOut.filter((each) => each !== section) : [...leftOut, section])
                }
              />
            }
            label={t(`sectionNames.${section}`)}
          />
        ))}
      </Stack>
    </FieldGroup>
  );
}

function Actions({ profile, id }: { readonly profile: Profile; readonly id: string }) {
  const { t } = useTranslation(['versions', 'common']);
  const { values } = useFormikContext<VersionValues>();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <SubmitButton>{t('save')}</SubmitButton>
        <Button variant="outlined" onClick={() => setShown(true)}>
          {t('showPreview')}
        </Button>
        <Button component={Link} to={paths.versions.href()}>
          {t('common:cancel')}
        </Button>
      </Stack>
      <VersionPreview
        profile={profile}
        version={isShown ? versionOf(id, values, profile) : undefined}
        onClose={() => setShown(false)}
      />
    </>
  );
}
