// The layout of a long text: title, table of contents, and sections with ids for links.
import type { ReactNode } from 'react';
import { SiteFrame } from '../frame/site-frame.tsx';
import styles from './legal.module.css';

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly items?: readonly string[];
  readonly after?: ReactNode;
}

interface LegalPageProps {
  readonly title: string;
  readonly subtitle: string;
  readonly contents: string;
  readonly sections: readonly LegalSection[];
}

export function LegalPage({ title, subtitle, contents, sections }: LegalPageProps) {
  return (
    <SiteFrame>
      <div className={styles.columns}>
        <div className={styles.head}>
          <h1>{title}</h1>
          <p>{subtitle}</p>
        </div>
        <nav className={styles.contents} aria-label={contents}>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2>{section.title}</h2>
              {section.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {section.items && (
                <ul>
                  {section.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
              {section.after}
            </section>
          ))}
        </div>
      </div>
    </SiteFrame>
  );
}
