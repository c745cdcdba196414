import { createContext } from 'react';

/** Where the screens that end in the footer put it: a landmark beside their content, not a part of it. */
export const FootContext = createContext<HTMLElement | null>(null);
