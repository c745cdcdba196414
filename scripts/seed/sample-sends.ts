// The log of what the first actor sent: entries in every state, of named links and of deleted ones.
import { addDays, dayInIndia } from '@marquee/domain/values/calendar-day';
import { sendOfLink, type Send } from '@marquee/domain/views/sends';
import type { SampleLink } from './sample-views.ts';

/** A send whose link was deleted. */
const gone = (label: string, sent_on: string, changes: Partial<Send>): Send => ({
  ...sendOfLink({ label, created_at: 0 }),
  sent_on,
  ...changes,
});

/** The stored document without its timestamp. `links` are those of sample-views.ts, in their order. */
export function sampleLog(links: readonly SampleLink[], now: number) {
  const today = dayInIndia(now);
  const day = (days: number): string => addDays(today, days);
  const noted: readonly Partial<Send>[] = [
    {
      project: 'Kalari',
      role: 'Meera, the younger sister',
      stage: 'callback',
      next_on: day(3),
      note: 'Chemistry read with Arjun at 11. Bring the cotton sari, no make-up.',
    },
    { project: 'Ghashiram Kotwal', role: 'Lalita Gauri', note: 'Two minutes, Hindi, by phone is fine.' },
    { project: 'Night Bus, season 2', role: 'Inspector Rane', stage: 'audition', next_on: today },
    {
      project: 'Tea for Two',
      role: 'Young mother',
      stage: 'closed',
      note: 'Went with somebody from Mysuru.',
    },
  ];
  const ofLinks = links.map((link, index) => [link.code, { ...sendOfLink(link), ...noted[index] }] as const);
  const ofDeleted: readonly (readonly [string, Send])[] = [
    [
      'd2k5m8p1r4t7v',
      gone('Kabir, casting', day(-30), {
        project: 'The Monsoon Clerk',
        role: 'Farida',
        reached: 'answered',
        stage: 'booked',
        next_on: day(12),
        note: 'First day of shoot, Nashik.\nFitting the evening before.',
      }),
    ],
    ['e3m6p9r2t5w8y', gone('Student film, Pune', day(-4), { project: 'Untitled', reached: 'sent' })],
    ['f4n7q0s3v6x9z', gone('Radio plays', day(-11), { reached: 'opened' })],
    ['g5p8r1t4w7y0a', gone('Daily, Naigaon', day(-20), { role: 'Bhabhi', reached: 'played' })],
  ];
  const sends = Object.fromEntries<Send>([...ofLinks, ...ofDeleted]);
  return { sends, changed: links[0]?.code ?? '', remind_on: day(3) };
}
