// Strategies of notifying an owner of a view, tried one after the other.

/** The result of a strategy; `repeated`: notified before, `nothing`: no notification is due (own view). */
export type Delivery = 'sent' | 'repeated' | 'nothing';

export type StrategyName = 'function' | 'test' | 'direct';

export interface Strategy {
  readonly name: StrategyName;
  readonly send: () => Promise<Delivery>;
  /** Milliseconds to wait before each further attempt; an empty list means a single attempt. */
  readonly retries: readonly number[];
}

export type Step =
  | { readonly strategy: StrategyName; readonly delivery: Delivery }
  | { readonly strategy: StrategyName; readonly attempt: number; readonly error: unknown };

const ALL_FAILED = 'All notification strategies failed';

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function sendWithRetries(
  strategy: Strategy,
  report: (step: Step) => void,
): Promise<Delivery | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const delivery = await strategy.send();
      report({ strategy: strategy.name, delivery });
      return delivery;
    } catch (error) {
      report({ strategy: strategy.name, attempt, error });
    }
    const wait = strategy.retries[attempt - 1];
    if (wait === undefined) return undefined;
    await pause(wait);
  }
}

/** Tries the strategies until one has notified; throws 'All notification strategies failed' when none has. */
export async function runStrategies(
  strategies: readonly Strategy[],
  report: (step: Step) => void,
): Promise<StrategyName> {
  for (const strategy of strategies) {
    const delivery = await sendWithRetries(strategy, report);
    if (delivery === 'sent' || delivery === 'repeated') return strategy.name;
  }
  throw new Error(ALL_FAILED);
}
