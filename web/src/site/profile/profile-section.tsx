import type { ReactNode } from 'react';
import styles from './profile-section.module.css';

export interface ProfileSectionProps {
  /** The section's id, which links lead to. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page: its title in the margin, its content beside it. */
export function ProfileSection({ id, title, children }: ProfileSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
