// A visitor's actions on a profile: contact the actor, share the profile, shortlist it, download its PDFs. On a phone,
// contact and Share stick to the lower edge of the screen; on a wider screen the contact stays visible while scrolling.
import type { ReactNode } from 'react';
import type { Profile } from '@marquee/domain/profile/profile';
import { hasDocument } from '@marquee/domain/site/documents';
import { documentPath, profilePath, sitePath, type DocumentKind } from '@marquee/domain/site/routes';
import { paths } from '#web/config/paths.ts';
import { DEFAULT_LANGUAGE, type Language } from '#web/i18n/languages.ts';
import { useLanguageTexts, useTexts } from '../texts.ts';
import { contactOf, type Contact } from './contact.ts';
import { ICONS } from './icons.tsx';
import { MESSAGE_DIALOG } from './message-dialog.tsx';
import { SHARE_DIALOG } from './share-dialog.tsx';
import styles from './profile-actions.module.css';

interface ProfileActionsProps {
  readonly profile: Profile;
  /** Whether this is the profile's page, which has the dialogs, and not a preview. */
  readonly isPage: boolean;
  /** Whether this is the owner's view of a profile that nobody else can see. */
  readonly isOwn: boolean;
  /** Whether everybody can open the page: then it has the share dialog, and can be shortlisted. */
  readonly canShare: boolean;
  /** The code of the named link that opened the page: a private profile's contact needs it. */
  readonly code: string | undefined;
}

/** The id of the form that asks for the WhatsApp link, which a second button submits too. */
const CONTACT_FORM = 'ask-contact';

interface AskWhatsAppProps {
  readonly profileId: string;
  readonly code: string | undefined;
  readonly children: ReactNode;
}

interface ContactButtonProps extends Omit<AskWhatsAppProps, 'children'> {
  readonly contact: Contact;
  /** Whether the button's form or message dialog works. A preview shows such a button without its function. */
  readonly isLive: boolean;
}

/** A form that asks a function for the WhatsApp link; without a script the answer is a redirect to WhatsApp. */
function AskWhatsApp({ profileId, code, children }: AskWhatsAppProps) {
  const { language, texts } = useLanguageTexts();
  const t = texts('publicProfile');
  return (
    <form
      className={styles.form}
      method="post"
      action="/api/contact"
      id={CONTACT_FORM}
      data-contact
      data-message-limited={`${t('contact.refused')}\n${t('contact.errors.limited')}`}
      data-message-gone={`${t('contact.refused')}\n${t('contact.errors.gone')}`}
      data-message-failed={`${t('contact.refused')}\n${t('contact.errors.failed')}`}
    >
      <input type="hidden" name="profile" value={profileId} />
      <input type="hidden" name="lang" value={language} />
      {code !== undefined && <input type="hidden" name="code" value={code} />}
      <button type="submit" className={styles.contact} data-event="contact">
        {children}
      </button>
    </form>
  );
}

function ContactButton({ profileId, code, contact, isLive }: ContactButtonProps) {
  const t = useTexts('publicProfile');
  switch (contact.by) {
    case 'whatsapp': {
      // The number is printed beside the link, which paper cannot follow.
      const number = /^https:\/\/wa\.me\/(\d+)/.exec(contact.href)?.[1];
      return (
        <a
          className={styles.contact}
          href={contact.href}
          target="_blank"
          rel="noopener noreferrer"
          data-event="contact"
        >
          {ICONS.whatsapp}
          <span>{t('facts.chat')}</span>
          {number !== undefined && (
            <span className={styles.number} dir="ltr">
              {`+${number}`}
            </span>
          )}
        </a>
      );
    }
    case 'askWhatsapp': {
      const content = (
        <>
          {ICONS.whatsapp}
          <span>{t('facts.chat')}</span>
        </>
      );
      return isLive ? (
        <AskWhatsApp profileId={profileId} code={code}>
          {content}
        </AskWhatsApp>
      ) : (
        <span className={styles.contact}>{content}</span>
      );
    }
    case 'message': {
      const content = (
        <>
          {ICONS.message}
          <span>{t('message.title')}</span>
        </>
      );
      return isLive ? (
        <a className={styles.contact} href={`#${MESSAGE_DIALOG}`} data-opens="message" data-event="contact">
          {content}
        </a>
      ) : (
        <span className={styles.contact}>{content}</span>
      );
    }
    case 'representation': {
      const isPhone = contact.href.startsWith('tel:');
      return (
        <a className={styles.contact} href={contact.href} data-event="contact">
          {isPhone ? ICONS.phone : ICONS.message}
          <span>{t(`contact.${isPhone ? 'call' : 'write'}.${contact.role}`)}</span>
        </a>
      );
    }
  }
}

function ShareButton() {
  const t = useTexts('publicProfile');
  return (
    // A link, which shows the dialog by its fragment until the script has come, and in a browser without scripts.
    <a className={styles.share} href={`#${SHARE_DIALOG}`} data-opens="share" data-event="share">
      {ICONS.share}
      <span>{t('share')}</span>
    </a>
  );
}

/** The contact button again, for a wide screen: it sticks to the lower edge while scrolling. */
export function ContactInReach({ profile }: { readonly profile: Profile }) {
  const t = useTexts('publicProfile');
  const contact = contactOf(profile);
  if (contact === undefined) return null;
  return (
    <p className={styles.reach}>
      {contact.by === 'askWhatsapp' ? (
        <button type="submit" form={CONTACT_FORM} className={styles.contact} data-event="contact">
          {ICONS.whatsapp}
          <span>{t('facts.chat')}</span>
        </button>
      ) : (
        <ContactButton profileId={profile.id} code={undefined} contact={contact} isLive />
      )}
    </p>
  );
}

/** A link that shortlists the profile; without a script it leads to the page that explains shortlists. */
function KeepLink({ profile }: { readonly profile: Profile }) {
  const { language, texts } = useLanguageTexts();
  const t = texts('shortlist');
  return (
    <a
      href={sitePath(paths.shortlist.href(), language)}
      data-keep={profilePath(profile).slice(1)}
      data-keep-label={t('keep')}
      data-kept={t('kept')}
      data-toast-kept={t('keptToast')}
      data-toast-not-kept={t('notKeptToast')}
      data-toast-full={t('full')}
      data-toast-cannot-store={t('cannotStore')}
    >
      {ICONS.shortlist}
      <span>{t('keep')}</span>
    </a>
  );
}

const DOCUMENTS = [
  { kind: 'cv', event: 'cv', icon: ICONS.document },
  { kind: 'contactSheet', event: 'photos', icon: ICONS.sheet },
] as const;

/** The address of a PDF in the page's language. */
const documentHref = (
  profile: Profile,
  kind: DocumentKind,
  language: Language,
  code: string | undefined,
): string => documentPath(profile, kind, code) + (language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`);

export function ProfileActions({ profile, isPage, isOwn, canShare, code }: ProfileActionsProps) {
  const { language, texts } = useLanguageTexts();
  const t = texts('publicProfile');
  const contact = contactOf(profile);
  const isVisited = isPage && !isOwn;
  const documents = DOCUMENTS.filter(({ kind }) => hasDocument(profile, kind));
  return (
    <>
      {(contact !== undefined || canShare) && (
        <div className={styles.actions} data-bar={isPage && contact !== undefined ? '' : undefined}>
          {contact !== undefined && (
            <ContactButton profileId={profile.id} code={code} contact={contact} isLive={isVisited} />
          )}
          {canShare && <ShareButton />}
        </div>
      )}
      {isVisited && (
        <p className={styles.links} data-count={documents.length + (canShare ? 1 : 0)}>
          {canShare && <KeepLink profile={profile} />}
          {documents.map(({ kind, event, icon }) => (
            <a
              key={kind}
              href={documentHref(profile, kind, language, code)}
              target="_blank"
              rel="noopener"
              type="application/pdf"
              data-event={event}
            >
              {icon}
              <span>{t(`documents.${kind}`)}</span>
            </a>
          ))}
        </p>
      )}
    </>
  );
}
