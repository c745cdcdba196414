// The progress of an import, a JSON value a line, so that a second run continues where the first one stopped.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as yup from 'yup';
import { KINDS, type Finding, type Kind } from './finding.ts';

const ENTRY = yup.object({
  project: yup.string().required(),
  kind: yup.string().oneOf(KINDS).required(),
  /** Of the file the rows are of. */
  digest: yup.string().required(),
  /** How many planned rows are through. */
  done: yup.number().integer().min(0).required(),
  written: yup.number().integer().min(0).required(),
  findings: yup.array().default([]),
});

interface Progress {
  readonly done: number;
  readonly written: number;
  readonly findings: readonly Finding[];
}

export interface Journal {
  /** How far a kind's file has come. Throws when the journal was begun with another file or project. */
  progress(kind: Kind, digest: string): Progress;
  /** After a chunk's writes: `findings` are what became known with them. */
  record(kind: Kind, digest: string, progress: Progress): void;
}

const NOTHING: Progress = { done: 0, written: 0, findings: [] };

export function openJournal(path: string, project: string): Journal {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const entries = lines.flatMap((line) => {
    try {
      // The last line is half a one after a power cut.
      const value: unknown = line.trim() === '' ? undefined : JSON.parse(line);
      return value === undefined ? [] : [ENTRY.validateSync(value)];
    } catch {
      return [];
    }
  });
  const other = entries.find((entry) => entry.project !== project);
  if (other) throw new Error(`${path} belongs to an import into ${other.project}: give another --journal.`);
  return {
    progress(kind, digest) {
      const ofKind = entries.filter((entry) => entry.kind === kind);
      const last = ofKind.at(-1);
      if (!last) return NOTHING;
      if (last.digest !== digest) {
        throw new Error(
          `The ${kind} file is not the one that ${path} was begun with: give the same file, or another --journal.`,
        );
      }
      return {
        done: last.done,
        written: ofKind.reduce((sum, { written }) => sum + written, 0),
        findings: ofKind.flatMap(({ findings }) => findings as Finding[]),
      };
    },
    record(kind, digest, { done, written, findings }) {
      mkdirSync(dirname(path), { recursive: true });
      appendFileSync(path, `${JSON.stringify({ project, kind, digest, done, written, findings })}\n`);
    },
  };
}
