// What differs between two states of a profile, with the editor's labels: what restoring yesterday's would change, and
// what was changed on two devices at once.
import { deepEqual } from 'fast-equals';
import type { TFunction } from 'i18next';
import { FACT_NAMES } from '@marquee/domain/profile/facts';
import type { Credit } from '@marquee/domain/profile/credit';
import type { LanguageLevel } from '@marquee/domain/profile/options';
import type { Picture, ProfileForm, VideoLink } from '@marquee/domain/profile/profile';
import { FIELDS, type FieldName } from '@marquee/domain/profile/profile-fields';
import { shownCity, shownLanguage, shownSkill } from '#web/i18n/listed-name.ts';
import { dateWords, factText } from '../fields/fact-text.ts';
import { hasLabel, labelKey } from '../fields/field-labels.ts';
import { hideableLabel } from '../fields/hideable-label.ts';
import type { Clash } from '../merging/merge-forms.ts';

export interface Change {
  readonly label: string;
  /** The current value as text; '' for an empty field. `then` is yesterday's. */
  readonly now: string;
  readonly then: string;
}

export interface ChangeTexts {
  readonly editor: TFunction<['profileEditor', 'casting']>;
  readonly casting: TFunction<'casting'>;
}

interface Row {
  readonly label: string;
  readonly value: (form: ProfileForm) => unknown;
  readonly text: (form: ProfileForm) => string;
}

const filled = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');

type Named = Exclude<FieldName, 'facts'>;

/** The fields that are restored, in the editor's order; the facts have rows of their own. */
const RESTORED = (Object.keys(FIELDS) as FieldName[]).filter(hasLabel);

function fieldLabel(name: Named, { editor }: ChangeTexts): string {
  if (hasLabel(name)) return editor(labelKey(name));
  return editor(name === 'username' ? 'changes.username' : 'visibility.label');
}

function fieldText(name: Named, form: ProfileForm, { editor, casting }: ChangeTexts): string {
  const count = (number: number, key: 'photos' | 'credits' | 'videos'): string =>
    number === 0 ? '' : editor(`overview.${key}`, { count: number });
  switch (name) {
    case 'date_of_birth':
      return dateWords(form.date_of_birth);
    case 'profile_image':
      return count(form.profile_image === null ? 0 : 1, 'photos');
    case 'photos':
      return count(form.photos.length, 'photos');
    case 'credits':
      return count(form.credits.length, 'credits');
    case 'credits_order':
      return editor(`credits.orders.${form.credits_order}`);
    case 'social':
      return filled([form.social.instagram, form.social.facebook, form.social.imdb, form.social.website]);
    case 'introduction_video_details':
      return form.introduction_video_details.title;
    case 'additional_videos':
      return count(form.additional_videos.length, 'videos');
    case 'location':
      return shownCity(form.location, casting);
    case 'screen_age_min':
    case 'screen_age_max':
      return form[name] === 0 ? '' : String(form[name]);
    case 'skills':
      return filled(form.skills.map((skill) => shownSkill(skill, casting)));
    case 'languages':
      return filled(form.languages.map((language) => shownLanguage(language, casting)));
    case 'language_levels':
      return filled(
        Object.entries(form.language_levels).map(
          ([language, level]) => `${shownLanguage(language, casting)}: ${casting(`languageLevels.${level}`)}`,
        ),
      );
    case 'skill_videos':
      return filled(Object.keys(form.skill_videos).map((skill) => shownSkill(skill, casting)));
    case 'one_name':
    case 'show_whatsapp':
    case 'contact_shield':
    case 'accepts_messages':
    case 'is_profile_public':
      return editor(form[name] ? 'changes.on' : 'changes.off');
    case 'representation': {
      const { name: agent = '', company = '', phone = '', email = '' } = form.representation ?? {};
      return filled([agent, company, phone, email]);
    }
    default:
      return form[name];
  }
}

/** Characters that two long texts may have in common before their common beginning is left out. */
const SHARED = 60;

/** If the texts have a long beginning in common, cuts both to begin shortly before they differ. */
function fromDifference({ label, now, then }: Change): Change {
  let same = 0;
  while (same < now.length && now[same] === then[same]) same += 1;
  const from = same > SHARED ? now.lastIndexOf(' ', same - 20) : -1;
  if (from <= 0 || now === then) return { label, now, then };
  return { label, now: `…${now.slice(from)}`, then: `…${then.slice(from)}` };
}

/** The fields that a restore of `then` would change, in the order of the editor. */
export function changesBetween(now: ProfileForm, then: ProfileForm, texts: ChangeTexts): Change[] {
  const { editor, casting } = texts;
  const rows: readonly Row[] = [
    ...RESTORED.map((name): Row => ({
      label: fieldLabel(name, texts),
      value: (form) => form[name],
      text: (form) => fieldText(name, form, texts),
    })),
    ...FACT_NAMES.map((name): Row => ({
      label: casting(`facts.${name}`),
      value: ({ facts }) => facts[name],
      text: (form) => factText(name, form, texts.casting),
    })),
    {
      label: editor('hide.hidden'),
      value: ({ hidden }) => [...hidden].sort(),
      text: ({ hidden }) => filled(hidden.map((name) => hideableLabel(name, editor))),
    },
  ];
  return rows
    .filter(({ value }) => !deepEqual(value(now), value(then)))
    .map(({ label, text }) => fromDifference({ label, now: text(now), then: text(then) }));
}

/** What an entry of a list or map is called. */
function entryName({ field, entry }: Clash, mine: ProfileForm, { casting }: ChangeTexts): string {
  const value = entry?.mine ?? entry?.theirs ?? entry?.base;
  switch (field) {
    case 'credits': {
      const { title, role, production } = value as Credit;
      return title || role || production;
    }
    case 'photos': {
      const { file } = value as Picture;
      const index = mine.photos.findIndex((photo) => photo.file === file);
      return index === -1 ? '' : String(index + 1);
    }
    case 'additional_videos':
      return (value as VideoLink).url;
    case 'language_levels':
      return shownLanguage(entry?.key ?? '', casting);
    case 'skill_videos':
      return shownSkill(entry?.key ?? '', casting);
    default:
      return entry?.key ?? '';
  }
}

/** The entry of a list or map as text: '' where it was removed. */
function entryText(clash: Clash, side: 'mine' | 'theirs', { casting }: ChangeTexts): string {
  const value = clash.entry?.[side];
  if (value === undefined) return '';
  switch (clash.field) {
    case 'credits': {
      const { title, role, size, production, year, link } = value as Credit;
      const ofSize = size === '' ? '' : casting(`roleSizes.${size}`);
      return filled([title, role, ofSize, production, year === 0 ? '' : String(year), link]);
    }
    case 'photos': {
      const { caption, photographer, taken } = value as Picture;
      return filled([caption, photographer, dateWords(taken)]);
    }
    case 'additional_videos': {
      const { title, url } = value as VideoLink;
      return filled([title, url]);
    }
    case 'language_levels':
      return casting(`languageLevels.${value as LanguageLevel}`);
    default:
      return typeof value === 'string' ? value : '';
  }
}

export interface ClashTexts {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** A clash (merge-forms.ts) in words; '' for an empty field and a removed entry. */
export function clashTexts(
  clash: Clash,
  forms: { readonly mine: ProfileForm; readonly theirs: ProfileForm },
  texts: ChangeTexts,
): ClashTexts {
  const { casting } = texts;
  const { field, fact } = clash;
  const ofForm = (form: ProfileForm): string => {
    if (fact !== undefined) return factText(fact, form, texts.casting);
    if (field === 'screen_age_min') return `${String(form.screen_age_min)} – ${String(form.screen_age_max)}`;
    if (field === 'credits') return form.credits.map(({ title }) => title).join(', ');
    return field === 'facts' ? '' : fieldText(field, form, texts);
  };
  const ofField = field === 'facts' ? '' : fieldLabel(field, texts);
  if (clash.entry) {
    const name = entryName(clash, forms.mine, texts);
    return {
      label: name === '' ? ofField : `${ofField}: ${name}`,
      mine: entryText(clash, 'mine', texts),
      theirs: entryText(clash, 'theirs', texts),
    };
  }
  const label = fact === undefined ? ofField : casting(`facts.${fact}`);
  const { now, then } = fromDifference({ label, now: ofForm(forms.mine), then: ofForm(forms.theirs) });
  return { label, mine: now, theirs: then };
}
