// Counts React's work with the DevTools hook, which production builds call too, at every commit.
import type { BrowserContext, Page } from '@playwright/test';

export interface ReactWork {
  readonly commits: number;
  /** Components that rendered. */
  readonly renders: number;
  /** The names of the components, with how often each rendered. */
  readonly places: Readonly<Record<string, number>>;
}

/** Fields of React's fibers that React DevTools read too. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly type: unknown;
  readonly stateNode: unknown;
  readonly return: Fiber | null;
}

/** Runs in the page before its own scripts. */
function watchReact(): void {
  /** Function, class, forwardRef, memo and simple memo components. */
  const COMPONENTS = new Set([0, 1, 11, 14, 15]);
  const PERFORMED_WORK = 1;
  const work = { commits: 0, renders: 0, places: {} as Record<string, number> };
  Object.assign(globalThis, { reactWork: work });

  const place = (fiber: Fiber): string => {
    for (let at: Fiber | null = fiber; at; at = at.return) {
      if (at.stateNode instanceof Element) {
        const { id, tagName } = at.stateNode;
        const classes = at.stateNode.getAttribute('class') ?? '';
        return id === '' ? `${tagName}.${classes.split(' ').at(-1) ?? ''}` : `#${id}`;
      }
    }
    return 'root';
  };
  /** An unchanged subtree has the same fiber object as in the previous commit. */
  const visit = (fiber: Fiber, isNew: boolean): void => {
    const before = isNew ? null : fiber.alternate;
    if (COMPONENTS.has(fiber.tag) && (before === null || (fiber.flags & PERFORMED_WORK) !== 0)) {
      work.renders += 1;
      const where = place(fiber);
      work.places[where] = (work.places[where] ?? 0) + 1;
    }
    if (before !== null && before.child === fiber.child) return;
    const known = new Set<Fiber>();
    for (let child = before?.child ?? null; child; child = child.sibling) known.add(child);
    for (let child = fiber.child; child; child = child.sibling) {
      if (known.has(child)) continue;
      visit(child, child.alternate === null || !known.has(child.alternate));
    }
  };
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      checkDCE: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_renderer: number, { current }: { readonly current: Fiber }) => {
        work.commits += 1;
        visit(current, current.alternate === null);
      },
    },
  });
}

/** Counts what React does in every page of a context from now on. */
export const countReactWork = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(watchReact);

/** React's work in a page since the last call. */
export function takeReactWork(page: Page): Promise<ReactWork> {
  return page.evaluate(() => {
    const work = Reflect.get(globalThis, 'reactWork') as {
      commits: number;
      renders: number;
      places: Record<string, number>;
    };
    const taken = { ...work };
    Object.assign(work, { commits: 0, renders: 0, places: {} });
    return taken;
  });
}
