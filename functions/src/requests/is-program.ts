import { isbot } from 'isbot';

/** Whether a user agent is a crawler's or another program's, which gets no contact. Others are bound by the limits. */
export const isProgram = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent.trim() === '' || isbot(userAgent);
