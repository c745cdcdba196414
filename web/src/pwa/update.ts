import { createStore } from '../storage/create-store.ts';

/** The function that activates a newer version in this tab; `undefined` while no newer version is known. */
export const offeredUpdate = createStore<(() => void) | undefined>(undefined);
