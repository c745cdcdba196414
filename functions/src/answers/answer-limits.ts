/** Answers to named links in a day: from one network, and from all. */
export const ANSWER_LIMITS = { network: 60, all: 20_000 } as const;
