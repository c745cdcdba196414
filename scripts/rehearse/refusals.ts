// What Google, or something in between, answers in place of what is asked for.
import { Refusal } from '../google/service.ts';
import type { ProjectOptions } from '../google/stand-in-project.ts';
import type { Scene } from './misfortune.ts';

/** Answers the first `times` requests that match with an error. */
export function refuse(request: RegExp, times: number, refusal: () => Refusal): ProjectOptions['interfere'] {
  let left = times;
  return (asked) => {
    if (left === 0 || !request.test(asked)) return undefined;
    left -= 1;
    return refusal();
  };
}

/** Answers the first `times` reads of each resource that match with something else. */
export function refuseReads(
  request: RegExp,
  times: number,
  refusal: () => Refusal,
): ProjectOptions['interfere'] {
  const asked = new Map<string, number>();
  return (read) => {
    const before = asked.get(read) ?? 0;
    asked.set(read, before + 1);
    return read.startsWith('GET ') && before < times && request.test(read) ? refusal() : undefined;
  };
}

/** The first answer that any of them gives. */
export const anyOf =
  (...each: readonly ProjectOptions['interfere'][]): ProjectOptions['interfere'] =>
  (request, project) =>
    each.reduce<Refusal | undefined>((found, one) => found ?? one?.(request, project), undefined);

/** Answers every request after the first `good` with an error. */
export function refuseAfter(good: number, refusal: () => Refusal): ProjectOptions['interfere'] {
  let asked = 0;
  return () => ((asked += 1) > good ? refusal() : undefined);
}

export const wellAgain = ({ project }: Scene): void => void delete project.traits.interfere;

export const loggedOut = (): Refusal =>
  new Refusal(
    401,
    'UNAUTHENTICATED',
    'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
  );

export const conflict = (): Refusal =>
  new Refusal(
    409,
    'ABORTED',
    'There were concurrent policy changes. Please retry the whole read-modify-write with exponential backoff.',
  );

export const unavailable = (): Refusal =>
  new Refusal(503, 'UNAVAILABLE', 'The service is currently unavailable. Please try again in 30 seconds.');

export function noRight(): Refusal {
  return new Refusal(403, 'PERMISSION_DENIED', "Permission 'setIamPolicy' denied on resource.");
}
