/**
 * Enhanced status codes (RFC 3463) that say that the recipient's address is wrong: no such mailbox, system or syntax,
 * moved, a domain without mail, disabled. The others of 5.1 and 5.2 are about the sender, a full mailbox or our limits.
 */
const WRONG_ADDRESS = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'];

/** A mail server's refusal: its reply code, and the enhanced code if there is one. */
const REFUSAL = /\b55\d[ -](?:#?(5\.\d{1,3}\.\d{1,3})\b)?/;

/** Servers' answers about the recipient without enhanced codes: the code 550 alone also reports our own faults. */
const NO_RECIPIENT =
  /(?:no such|unknown|invalid) (?:user|recipient|mailbox|address|account)|(?:user|recipient|mailbox|address|account)(?: \S{1,100})? (?:unknown|not found|does not exist|doesn.t exist)|recipient (?:address )?rejected|unrouteable address/i;

const WITHOUT_CODE = /\b55[013][ -]/;

/** Whether a mail server's refusal says that the address is wrong. */
export function isAddressRefused(answer: string): boolean {
  const [, enhanced] = REFUSAL.exec(answer) ?? [];
  if (enhanced !== undefined) return WRONG_ADDRESS.includes(enhanced);
  return WITHOUT_CODE.test(answer) && NO_RECIPIENT.test(answer) && !/sender|from address/i.test(answer);
}
