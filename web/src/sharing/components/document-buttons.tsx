// 'CV' and 'Contact sheet': links to a public profile's PDFs. The PDFs of a private profile are only for its owner, and
// are fetched with the session's token.
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isShown, type Profile } from '@marquee/domain/profile/profile';
import { hasDocument } from '@marquee/domain/site/documents';
import { undrawnWords } from '@marquee/domain/site/printed-text';
import { DOCUMENT_FILES, type DocumentKind } from '@marquee/domain/site/routes';
import { saveFile } from '#web/components/save-file.ts';
import { documentAddress, fetchDocument } from '../api/fetch-document.ts';

const KINDS = Object.keys(DOCUMENT_FILES) as DocumentKind[];

interface DocumentButtonsProps {
  readonly profile: Profile;
  /** The code of the named link that the PDFs contain. */
  readonly code?: string | undefined;
}

export function DocumentButtons({ profile, code }: DocumentButtonsProps) {
  const { t, i18n } = useTranslation('sharing');
  const [loading, setLoading] = useState<DocumentKind | undefined>();
  const [hasFailed, setHasFailed] = useState(false);
  const leftOut = undrawnWords(profile);

  const download = async (kind: DocumentKind): Promise<void> => {
    setLoading(kind);
    setHasFailed(false);
    try {
      saveFile(await fetchDocument(profile, kind, i18n.language, code), DOCUMENT_FILES[kind]);
    } catch (error) {
      console.warn('The document could not be downloaded.', error);
      setHasFailed(true);
    } finally {
      setLoading(undefined);
    }
  };

  return (
    <>
      {KINDS.filter((kind) => hasDocument(profile, kind)).map((kind) => {
        const look = { startIcon: <PictureAsPdfOutlined /> };
        return isShown(profile) ? (
          <Button
            key={kind}
            {...look}
            href={documentAddress(profile, kind, i18n.language, code)}
            target="_blank"
            rel="noopener"
          >
            {t(`documents.${kind}`)}
          </Button>
        ) : (
          <Button key={kind} {...look} loading={loading === kind} onClick={() => void download(kind)}>
            {t(`documents.${kind}`)}
          </Button>
        );
      })}
      {leftOut.length > 0 ? (
        <Alert severity="info">{t('documents.leftOut', { words: leftOut.join(', ') })}</Alert>
      ) : null}
      {hasFailed ? <Alert severity="error">{t('documents.failed')}</Alert> : null}
    </>
  );
}
