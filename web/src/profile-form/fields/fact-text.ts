import dayjs from 'dayjs';
import type { TFunction } from 'i18next';
import { FACTS, type FactName } from '@marquee/domain/profile/facts';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { choiceKey } from '#web/i18n/choice-key.ts';

/** A day or month in words; '' for none, and for one of which only a part is typed. */
export const dateWords = (date: string): string =>
  /^\d{4}-\d\d/.test(date)
    ? dayjs(date).format(date.length > 'YYYY-MM'.length ? 'D MMMM YYYY' : 'MMMM YYYY')
    : '';

const periodWords = (period: string): string => period.split('/').map(dateWords).join(' – ');

export function factText(
  name: FactName,
  { facts }: Pick<ProfileForm, 'facts'>,
  casting: TFunction<'casting'>,
): string {
  const { kind } = FACTS[name];
  const value = facts[name];
  if (typeof value !== 'string') return value.map(kind === 'periods' ? periodWords : String).join(', ');
  if (kind === 'day' || kind === 'month') return dateWords(value);
  const { options = [] } = FACTS[name] as { readonly options?: readonly string[] };
  return options.includes(value) ? casting(choiceKey(name, value)) : value;
}
