// The three questions about the product, for the landing page and for /faqs.
import Link from '@mui/material/Link';
import type { ElementType } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { PRODUCT } from '@marquee/domain/product';
import { FaqAccordion } from './faq-accordion.tsx';

export function ProductFaqs({ heading }: { readonly heading: ElementType }) {
  const { t } = useTranslation('faqs');
  return (
    <FaqAccordion
      heading={heading}
      questions={[
        { id: 'faq-free', question: t('items.free.question'), answer: t('items.free.answer') },
        { id: 'faq-plans', question: t('items.plans.question'), answer: t('items.plans.answer') },
        {
          id: 'faq-author',
          question: t('items.author.question'),
          answer: (
            <Trans
              t={t}
              i18nKey="items.author.answer"
              components={{ site: <Link href={PRODUCT.authorUrl} target="_blank" rel="noopener" /> }}
            />
          ),
        },
      ]}
    />
  );
}
