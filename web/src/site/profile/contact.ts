// How a profile can be reached.
import type { Profile } from '@marquee/domain/profile';
import { whatsappLink } from '@marquee/domain/whatsapp';
import { phoneLink } from './agent-card.tsx';

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
  const agentHref =
    agent === null ? '' : phoneLink(agent.phone) || (agent.email === '' ? '' : `mailto:${agent.email}`);
  const byAgent = agentHref === '' ? undefined : ({ by: 'agent', href: agentHref } as const);
  if (agent?.instead === true) return byAgent;
  // Normalised again: an older document may hold a number or an address of another site.
  const href = whatsappLink(profile.whatsapp_link);
  if (href !== '') return { by: 'whatsapp', href };
  if (has_contact) return { by: 'askWhatsapp' };
  return accepts_messages ? { by: 'message' } : byAgent;
}
