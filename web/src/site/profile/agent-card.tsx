import { phoneLink, type Representation } from '@marquee/domain/profile/representation';
import { useTexts } from '../texts.ts';
import styles from './agent-card.module.css';

/** The actor's agent or manager, with their phone and e-mail. */
export function AgentCard({ representation }: { readonly representation: Representation }) {
  const t = useTexts('casting');
  const { role, name, company, phone, email } = representation;
  const call = phoneLink(phone);
  return (
    <section className={styles.agent} aria-label={t(`representationRoles.${role}`)}>
      <p className={styles.role}>{t(`representationRoles.${role}`)}</p>
      {name !== '' && (
        <p className={styles.name} dir="auto">
          {name}
        </p>
      )}
      {company !== '' && <p dir="auto">{company}</p>}
      {(phone !== '' || email !== '') && (
        <p className={styles.actions}>
          {phone !== '' &&
            (call === '' ? (
              <span dir="ltr">{phone}</span>
            ) : (
              <a href={call} dir="ltr" data-event="contact">
                {phone}
              </a>
            ))}
          {email !== '' && (
            <a href={`mailto:${email}`} dir="ltr" data-event="contact">
              {email}
            </a>
          )}
        </p>
      )}
    </section>
  );
}
