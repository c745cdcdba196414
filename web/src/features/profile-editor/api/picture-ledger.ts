// Storage files that may be left over: uploaded and not saved yet, or about to be replaced by a save. Each open editor
// has such a list in local storage and holds a lock of the same name; a crash or a closed tab leaves a list without a
// lock, which the next editor cleans up.

const prefix = (uid: string): string => `marquee.pictures.${uid}.`;

function read(name: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}

function write(name: string, paths: readonly string[]): void {
  try {
    if (paths.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(paths));
  } catch {
    // A full or forbidden local storage costs a left-over file, not the upload.
  }
}

export interface PictureLedger {
  readonly name: string;
  /** Lists paths before their files are sent, or before the save that stops using them. */
  readonly enlist: (paths: readonly string[]) => void;
  readonly unlist: (paths: readonly string[]) => void;
}

/** The list called `name`, in local storage. */
function ledger(name: string): PictureLedger {
  return {
    name,
    enlist: (paths) => write(name, [...new Set([...read(name), ...paths])]),
    unlist: (paths) =>
      write(
        name,
        read(name).filter((path) => !paths.includes(path)),
      ),
  };
}

/** A new editor's own list. */
export function createLedger(uid: string): PictureLedger {
  return ledger(prefix(uid) + crypto.randomUUID());
}

/** Marks a list as that of an open editor until the returned function is called. */
export function lockLedger({ name }: PictureLedger): () => void {
  if (!('locks' in navigator)) return () => undefined;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(name, () => held);
  return release;
}

export interface Sweep {
  /** Paths the stored profile uses: they leave the list and stay. */
  readonly used: readonly string[];
  /** Paths a draft still needs: they stay, and stay listed. */
  readonly wanted?: readonly string[];
  /** Deletes one file; resolves also when there is none. */
  readonly remove: (path: string) => Promise<void>;
}

/** Deletes every file on the list that nothing uses. What cannot be deleted now stays listed. */
export async function sweepLedger(
  { name, unlist }: PictureLedger,
  { used, wanted = [], remove }: Sweep,
): Promise<void> {
  unlist(used);
  await Promise.all(
    read(name)
      .filter((path) => !wanted.includes(path))
      .map(async (path) => {
        try {
          await remove(path);
          unlist([path]);
        } catch (error) {
          console.warn('A picture that is no longer used could not be deleted yet.', error);
        }
      }),
  );
}

/** Sweeps the lists of this account's editors that are no longer open. */
export async function sweepLeftovers(uid: string, sweep: Sweep): Promise<void> {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix(uid)));
  await Promise.all(
    names.map((name) =>
      'locks' in navigator
        ? navigator.locks.request(name, { ifAvailable: true }, (lock) =>
            lock ? sweepLedger(ledger(name), sweep) : undefined,
          )
        : sweepLedger(ledger(name), sweep),
    ),
  );
}
