// The first actor's named links with her notes and the answers: in every stage that she sets, and two deleted ones.
import { addDays, dayInIndia } from '@marquee/domain/values/calendar-day';
import { DAY, HOUR } from '@marquee/domain/values/time';
import type { Answer } from '@marquee/domain/views/link-answer';
import { NO_NOTES, type SentLink } from '@marquee/domain/views/named-link';
import type { SampleLink } from './sample-views.ts';

/** `links` are those of sample-views.ts, in their order; the second one shows the version. */
export function sampleSentLinks(links: readonly SampleLink[], versionId: string, now: number): SentLink[] {
  const day = (days: number): string => addDays(dayInIndia(now), days);
  const answer = (word: Answer, hoursAgo: number): Pick<SentLink, 'answer'> => ({
    answer: { answer: word, first_at: now - hoursAgo * HOUR, answered_at: now - hoursAgo * HOUR },
  });
  const noted: readonly Partial<SentLink>[] = [
    {
      project: 'Kalari',
      role: 'Meera, the younger sister',
      stage: 'callback',
      next_on: day(3),
      note: 'Chemistry read with Arjun at 11. Bring the cotton sari, no make-up.',
      ...answer('shortlisted', 3),
    },
    {
      version: versionId,
      project: 'Ghashiram Kotwal',
      role: 'Lalita Gauri',
      note: 'Two minutes, Hindi, by phone is fine.',
      ...answer('send_tape', 40),
    },
    { project: 'Night Bus, season 2', role: 'Inspector Rane', stage: 'audition', next_on: day(0) },
    {
      project: 'Tea for Two',
      role: 'Young mother',
      stage: 'closed',
      note: 'Went with somebody from Mysuru.',
    },
  ];
  const plain = { ...NO_NOTES, version: '', photo: '', video: '', archived: false, answer: undefined };
  const deleted = (code: string, label: string, daysAgo: number, notes: Partial<SentLink>): SentLink => ({
    ...plain,
    ...{ code, label, ends: 0, opens_private: false, asks_answer: true, created_at: now - daysAgo * DAY },
    ...{ revoked: true, archived: true },
    ...notes,
  });
  return [
    ...links.map((link, index) => ({ ...plain, ...link, ...noted[index] })),
    deleted('d2k5m8p1r4t7v', 'Kabir, casting', 30, {
      project: 'The Monsoon Clerk',
      role: 'Farida',
      stage: 'booked',
      next_on: day(12),
      note: 'First day of shoot, Nashik.\nFitting the evening before.',
      ...answer('got_it', 29 * 24),
    }),
    deleted('e3m6p9r2t5w8y', 'Student film, Pune', 4, { project: 'Untitled' }),
  ];
}
