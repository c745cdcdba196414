// The ways to contact a profile's actor.
import type { Profile } from '@marquee/domain/profile/profile';
import {
  replacesOwnContact,
  representationLink,
  type Representation,
} from '@marquee/domain/profile/representation';
import { whatsappLink } from '@marquee/domain/profile/whatsapp';

/** The contact that the page offers first. */
export type Contact =
  /** The page contains the WhatsApp link. */
  | { readonly by: 'whatsapp'; readonly href: string }
  /** With the contact shield, the page requests the WhatsApp link from a function. */
  | { readonly by: 'askWhatsapp' }
  | { readonly by: 'message' }
  | { readonly by: 'representation'; readonly role: Representation['role']; readonly href: string };

export function contactOf(profile: Profile): Contact | undefined {
  const { representation, has_contact, accepts_messages } = profile;
  const represented =
    representation === null || representationLink(representation) === ''
      ? undefined
      : ({
          by: 'representation',
          role: representation.role,
          href: representationLink(representation),
        } as const);
  if (replacesOwnContact(representation)) return represented;
  // Normalised again: an older document may hold a number or an address of another site.
  const href = whatsappLink(profile.whatsapp_link);
  if (href !== '') return { by: 'whatsapp', href };
  if (has_contact) return { by: 'askWhatsapp' };
  return accepts_messages ? { by: 'message' } : represented;
}
