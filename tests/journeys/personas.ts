// Who looks at a screen: sample actors and fresh accounts, each logged in once a worker.
import { SAMPLE_PASSWORD } from '../../scripts/seed/sample-actors.ts';
import { newAccount, sessionState } from './fixtures.ts';
import { newModerator } from './moderators.ts';

/**
 * `actor` has a public profile, views and notifications; `hidden` a private one; `newcomer` has just signed up;
 * `moderator` looks after reported profiles, and has a former username and blocked viewers.
 */
export type Persona = 'visitor' | 'actor' | 'hidden' | 'newcomer' | 'moderator';

type StorageState = Awaited<ReturnType<typeof sessionState>>;

const sessions = new Map<Persona, Promise<StorageState>>();

const ACCOUNTS = {
  actor: () => ({ email: 'meera@marquee.example', password: SAMPLE_PASSWORD }),
  hidden: () => ({ email: 'farida@marquee.example', password: SAMPLE_PASSWORD }),
  newcomer: () => newAccount(),
  moderator: () => newModerator(),
} as const;

/** The session of a persona, to open contexts with; none for a visitor. */
export function sessionOf(persona: Persona): Promise<StorageState | undefined> {
  if (persona === 'visitor') return Promise.resolve(undefined);
  const known = sessions.get(persona) ?? Promise.resolve(ACCOUNTS[persona]()).then(sessionState);
  sessions.set(persona, known);
  return known;
}
