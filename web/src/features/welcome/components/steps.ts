// The screens of the first run, in their order, with their fields.
import type { ProfileForm } from '@marquee/domain/profile/profile';

export const STEPS = ['name', 'picture', 'facts', 'video', 'page'] as const;
export type Step = (typeof STEPS)[number];

/** The screens with fields. */
export type FormStep = Exclude<Step, 'page'>;

/** The fields of each screen, which its 'Next' checks. The last screen has none. */
export const FIELDS = {
  name: ['first_name', 'last_name', 'one_name', 'username'],
  picture: [],
  facts: ['date_of_birth', 'screen_age_min', 'screen_age_max', 'height', 'location', 'languages'],
  video: ['introduction_video'],
  page: [],
} as const satisfies Readonly<Record<Step, readonly (keyof ProfileForm)[]>>;

/** The step an address names: `/welcome?step=picture`; the first for anything else. */
export function stepOf(search: URLSearchParams): Step {
  const named = search.get('step');
  return STEPS.find((step) => step === named) ?? 'name';
}

/** The query string of a step's address. */
export const searchOf = (step: Step): string => `?${new URLSearchParams({ step }).toString()}`;

/** The step after `step`; after the last step, the last step again. */
export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? 'page';

/** The profile saved elsewhere (`theirs`), with the fields that were changed here, which differ from `base`. */
export function withOwnChanges(theirs: ProfileForm, mine: ProfileForm, base: ProfileForm): ProfileForm {
  const changed = (Object.keys(mine) as (keyof ProfileForm)[]).filter(
    (name) => JSON.stringify(mine[name]) !== JSON.stringify(base[name]),
  );
  return { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) };
}
