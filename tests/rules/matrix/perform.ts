// Tries rows as every actor and reports results that differ from the table.
import { halfHour } from '@marquee/domain/views/half-hour';
import { ACTORS, EVERYBODY } from './actors.ts';
import type { Documents, Row } from './collection.ts';
import type { FirestoreProject } from './firestore-rest.ts';

/** Tries rows in one project, one after another, and counts the attempts. */
export class Performer {
  attempts = 0;
  private readonly project: FirestoreProject;
  /** The project's documents; `undefined` once an attempt changed them. */
  private holds: Documents | undefined;

  constructor(project: FirestoreProject) {
    this.project = project;
  }

  /** Tries a row as its actors; returns those whose result differs from `may`. */
  async perform(row: Row): Promise<string[]> {
    const started = halfHour(Date.now());
    const surprises = await this.tryAll(row);
    // Notification ids contain the half-hour, which may have changed during the attempts.
    return surprises.length > 0 && halfHour(Date.now()) !== started ? this.tryAll(row) : surprises;
  }

  private async tryAll({ given, act, may, by = EVERYBODY }: Row): Promise<string[]> {
    const surprises: string[] = [];
    const actors = ACTORS.filter(({ name }) => by.includes(name));
    await this.provide(given);
    // Refused writes change nothing and can run in parallel.
    await Promise.all(
      actors
        .filter(({ name }) => !may.includes(name))
        .map(async (actor) => {
          this.attempts += 1;
          if ((await this.project.attempt(actor, act(actor))) === 'denied') return;
          surprises.push(`${actor.name} was allowed`);
          this.holds = undefined;
        }),
    );
    for (const actor of actors.filter(({ name }) => may.includes(name))) {
      await this.provide(given);
      const action = act(actor);
      this.attempts += 1;
      if ((await this.project.attempt(actor, action)) === 'denied')
        surprises.push(`${actor.name} was refused`);
      else if ('commit' in action) this.holds = undefined;
    }
    return surprises;
  }

  private async provide(documents: Documents): Promise<void> {
    if (this.holds === documents) return;
    await this.project.store(documents);
    this.holds = documents;
  }
}
