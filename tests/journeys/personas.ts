// The persons who look at screens: sample actors and fresh accounts, each logged in once per worker.
import type { Page } from '@playwright/test';
import { SAMPLE_PASSWORD } from '../../scripts/seed/sample-actors.ts';
import { newAccount, sessionState, startWith, type Session } from './fixtures.ts';
import { newModerator } from './moderators.ts';

/**
 * `actor` has a public profile, views and notifications; `hidden` a private one; `newcomer` has just signed up;
 * `moderator` looks after reported profiles, and has a former username and blocked viewers.
 */
export type Persona = 'visitor' | 'actor' | 'hidden' | 'newcomer' | 'moderator';

const sessions = new Map<Persona, Promise<Session>>();

const ACCOUNTS = {
  actor: () => ({ email: 'meera@marquee.example', password: SAMPLE_PASSWORD }),
  hidden: () => ({ email: 'farida@marquee.example', password: SAMPLE_PASSWORD }),
  newcomer: () => newAccount(),
  moderator: () => newModerator(),
} as const;

/** The session of a persona, to open contexts with; none for a visitor. */
export function sessionOf(persona: Persona): Promise<Session | undefined> {
  if (persona === 'visitor') return Promise.resolve(undefined);
  const known = sessions.get(persona) ?? Promise.resolve(ACCOUNTS[persona]()).then(sessionState);
  sessions.set(persona, known);
  return known;
}

/** Logs a persona in on a new device. */
export async function startAs(page: Page, persona: Persona): Promise<void> {
  const session = await sessionOf(persona);
  if (session) await startWith(page, session);
}
