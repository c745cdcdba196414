import { PRODUCT } from '@marquee/domain/product';
import { usePageTexts } from './page-texts.ts';
import { isPlainClick } from './plain-click.ts';

export interface ReportLinkProps {
  /** The profile's. */
  readonly path: string;
  /** Opens the dialog. Without a script the link writes a mail. */
  readonly onReport: (() => void) | undefined;
}

export function ReportLink({ path, onReport }: ReportLinkProps) {
  const t = usePageTexts();
  const subject = encodeURIComponent(t('footer.reportSubject', { link: path }));
  return (
    <a
      href={`mailto:${PRODUCT.moderationEmail}?subject=${subject}`}
      onClick={(event) => {
        if (!onReport || !isPlainClick(event)) return;
        event.preventDefault();
        onReport();
      }}
    >
      {t('footer.report')}
    </a>
  );
}
