import FormHelperText from '@mui/material/FormHelperText';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { webAddress } from '@marquee/domain/profile/links';
import type { VideoLink } from '@marquee/domain/profile/profile';
import { own } from '@marquee/domain/values/read-value';
import { shownSkill } from '#web/i18n/listed-name.ts';
import { ChoiceRows } from '../fields/choice-rows.tsx';
import { Fold } from '#web/components/fold.tsx';
import { withEntry } from '../fields/with-entry.ts';
import { useProfileField } from '#web/profile-form/fields/use-profile-field.ts';

type SkillVideosOf = Readonly<Record<string, string>>;

interface RowsProps {
  readonly skills: readonly string[];
  readonly introduction: string;
  readonly introductionTitle: string;
  readonly videos: readonly VideoLink[];
  readonly chosen: SkillVideosOf;
  readonly setChosen: (chosen: SkillVideosOf) => void;
}

const Rows = memo(function Rows(props: RowsProps) {
  const { skills, introduction, introductionTitle, videos, chosen, setChosen } = props;
  const { t } = useTranslation('profileEditor');
  const { t: casting } = useTranslation('casting');
  const options = [
    { id: webAddress(introduction), label: introductionTitle || t('fields.introductionVideo') },
    ...videos.map(({ url, title }, index) => ({
      id: webAddress(url),
      label: title || t('videos.nth', { count: index + 1 }),
    })),
  ].filter(({ id }) => id !== '');
  if (skills.length === 0) return null;
  return (
    <Fold
      label={t('proof.label')}
      summary={skills
        .filter((id) => own(chosen, id) !== undefined)
        .map((id) => shownSkill(id, casting))
        .join(', ')}
    >
      {options.length === 0 ? null : (
        <ChoiceRows
          label={t('proof.label')}
          rows={skills.map((id) => ({
            id,
            name: shownSkill(id, casting),
            chosen: webAddress(own(chosen, id) ?? ''),
          }))}
          options={options}
          choiceLabel={(name) => t('proof.choice', { name })}
          onChoose={(skill, url) => setChosen(withEntry(chosen, skill, url === '' ? undefined : url))}
        />
      )}
      <FormHelperText>{t(options.length === 0 ? 'proof.noVideos' : 'proof.help')}</FormHelperText>
    </Fold>
  );
});

/** A select for each skill: which of the profile's videos shows it. */
export function SkillVideos() {
  const { value: skills } = useProfileField('skills');
  const { value: introduction } = useProfileField('introduction_video');
  const { value: details } = useProfileField('introduction_video_details');
  const { value: videos } = useProfileField('additional_videos');
  const { value: chosen, setValue: setChosen } = useProfileField('skill_videos');
  return (
    <Rows
      skills={skills}
      introduction={introduction}
      introductionTitle={details.title}
      videos={videos}
      chosen={chosen}
      setChosen={setChosen}
    />
  );
}
