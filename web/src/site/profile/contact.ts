// How a profile can be reached.
import type { Profile } from '@marquee/domain/profile';
import { replacesOwnContact, representationLink } from '@marquee/domain/representation';
import { whatsappLink } from '@marquee/domain/whatsapp';

/** The contact that the page offers first. */
export type Contact =
  /** The profile shows its link. */
  | { readonly by: 'whatsapp'; readonly href: string }
  /** With the contact shield, the link is requested from the function. */
  | { readonly by: 'askWhatsapp' }
  | { readonly by: 'message' }
  | { readonly by: 'agent'; readonly href: string };

export function contactOf(profile: Profile): Contact | undefined {
  const { representation: agent, has_contact, accepts_messages } = profile;
  const agentHref = representationLink(agent);
  const byAgent = agentHref === '' ? undefined : ({ by: 'agent', href: agentHref } as const);
  if (replacesOwnContact(agent)) return byAgent;
  // Normalised again: an older document may hold a number or an address of another site.
  const href = whatsappLink(profile.whatsapp_link);
  if (href !== '') return { by: 'whatsapp', href };
  if (has_contact) return { by: 'askWhatsapp' };
  return accepts_messages ? { by: 'message' } : byAgent;
}
