import Close from '@mui/icons-material/Close';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/values/limits';
import { SKILLS, skillName } from '@marquee/domain/profile/skills';
import { fieldId } from '#web/components/form/field-id.ts';
import type { FormField } from '#web/components/form/use-form-field.ts';
import { PlainList } from '#web/components/plain-list.ts';
import { shownSkill } from '#web/i18n/listed-name.ts';
import { FieldGroup } from '#web/profile-form/fields/field-group.tsx';
import { useProfileField } from '#web/profile-form/fields/use-profile-field.ts';
import { keepEnter } from '../fields/keep-enter.ts';
import { addSkill, skillCategory, type SkillProblem } from './skill-list.ts';

const NAMES = SKILLS.map((skill) => skill.skill_name);

const ChipList = styled(PlainList)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
}));

function SkillChips({
  skills,
  onRemove,
}: {
  readonly skills: readonly string[];
  readonly onRemove: (skill: string) => void;
}) {
  const { t } = useTranslation('profileEditor');
  const { t: casting } = useTranslation('casting');
  if (skills.length === 0) return null;
  return (
    <ChipList aria-label={t('skills.listLabel')}>
      {skills.map((skill) => (
        <li key={skill}>
          <Chip
            component="button"
            type="button"
            label={shownSkill(skill, casting)}
            icon={<Close />}
            aria-label={t('skills.remove', { name: shownSkill(skill, casting) })}
            onClick={() => onRemove(skill)}
            sx={{
              minHeight: 40,
              borderRadius: 5,
              flexDirection: 'row-reverse',
              '& .MuiChip-icon': { ml: -0.5, mr: 1 },
            }}
          />
        </li>
      ))}
    </ChipList>
  );
}

/** Suggests the catalogue's skills by category; Enter adds a text that is not among them as a custom skill. */
const Skills = memo(function Skills({ value, error, setValue, leave }: FormField<readonly string[]>) {
  const { t } = useTranslation('profileEditor');
  const { t: casting } = useTranslation('casting');
  const shown = (name: string): string => shownSkill(name, casting);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const isFull = value.length >= LIMITS.skills;
  const chosen = new Set(value.map(skillName));

  const add = (text: string): void => {
    // A catalogue skill typed in Hindi is stored by its English name.
    const name = NAMES.find((listed) => shown(listed) === text.trim()) ?? text;
    const added = addSkill(value, name, Date.now());
    if ('skills' in added) {
      setValue(added.skills);
      setTyped('');
      setProblem(undefined);
      return;
    }
    const texts: Record<SkillProblem, string | undefined> = {
      empty: undefined,
      duplicate: t('skills.duplicate', { name: name.trim() }),
      full: t('skills.full', { max: LIMITS.skills }),
      'too-long': t('skills.tooLong'),
    };
    setProblem(texts[added.problem]);
  };

  return (
    <FieldGroup
      name="skills"
      label={t('skills.label')}
      aside={t('skills.count', { count: value.length, max: LIMITS.skills })}
      error={error ?? problem}
      help={isFull ? t('skills.full', { max: LIMITS.skills }) : undefined}
    >
      <Autocomplete
        id={fieldId('skills')}
        freeSolo
        disabled={isFull}
        options={NAMES.filter((name) => !chosen.has(name))}
        getOptionLabel={shown}
        // In Hindi, skills are found by their English names too.
        filterOptions={createFilterOptions({ stringify: (name) => `${name} ${shown(name)}` })}
        groupBy={(name) => {
          const category = skillCategory(name);
          return category === undefined ? '' : casting(`skillCategories.${category}`);
        }}
        value={null}
        inputValue={typed}
        onInputChange={(_event, input, reason) => {
          if (reason !== 'input' && reason !== 'clear') return;
          setTyped(input);
          setProblem(undefined);
        }}
        onChange={(_event, name) => {
          if (name !== null) add(name);
        }}
        onBlur={() => {
          // When the field is left, text that was typed without Enter is added.
          add(typed);
          leave();
        }}
        onKeyDown={keepEnter}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={t('skills.placeholder')}
            error={error !== undefined}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, 'aria-label': t('skills.label') },
            }}
          />
        )}
      />
      <SkillChips skills={value} onRemove={(skill) => setValue(value.filter((other) => other !== skill))} />
    </FieldGroup>
  );
});

export function SkillsField() {
  return <Skills {...useProfileField('skills')} />;
}
