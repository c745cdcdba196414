import { ProductFaqs } from '../frame/product-faqs.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { useTexts } from '../texts.ts';
import styles from './legal.module.css';

export function FaqsPage() {
  const t = useTexts('faqs');
  return (
    <SiteFrame>
      <div className={styles.narrow}>
        <h1>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
        <ProductFaqs heading="h2" />
      </div>
    </SiteFrame>
  );
}
