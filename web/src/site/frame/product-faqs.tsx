// The three questions about the product, for the landing page and for /faqs. Opening one question closes the others.
import type { ReactNode } from 'react';
import { contacts } from '#web/config/contacts.ts';
import { useTexts } from '../texts.ts';
import styles from './site-frame.module.css';

interface ProductFaqsProps {
  /** The level of the questions' headings on this page. */
  readonly heading: 'h2' | 'h3';
}

export function ProductFaqs({ heading: Heading }: ProductFaqsProps) {
  const t = useTexts('faqs');
  const { authorUrl } = contacts();
  const [before, link, after] = t('items.author.answer').split(/<\/?site>/);
  const answers: Readonly<Record<'free' | 'plans' | 'author', ReactNode>> = {
    free: t('items.free.answer'),
    plans: t('items.plans.answer'),
    author: (
      <>
        {before}
        {authorUrl === '' ? (
          link
        ) : (
          <a href={authorUrl} target="_blank" rel="noopener">
            {link}
          </a>
        )}
        {after}
      </>
    ),
  };
  return (['free', 'plans', 'author'] as const).map((id) => (
    <details key={id} className={styles.question} name="faq" id={`faq-${id}`}>
      <summary>
        <Heading>{t(`items.${id}.question`)}</Heading>
      </summary>
      <p className={styles.answer}>{answers[id]}</p>
    </details>
  ));
}
