import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { untilReplaced } from '#web/components/until-replaced.ts';

const EDGE = 208;

interface QrPanelProps {
  readonly link: string;
  /** The name, without its extension, of the file to download. */
  readonly fileName: string;
}

export function QrPanel({ link, fileName }: QrPanelProps) {
  const { t } = useTranslation('sharing');
  const [image, setImage] = useState<string | undefined>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const drawn = import('../qr-code.ts').then(({ qrCode }) => qrCode(link));
    return untilReplaced(drawn, setImage, (error) => {
      console.error('The QR code could not be drawn.', error);
      setHasFailed(true);
    });
  }, [link]);

  if (hasFailed) return <Alert severity="error">{t('qr.failed')}</Alert>;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5 }}>
      {image === undefined ? (
        <Skeleton variant="rounded" width={EDGE} height={EDGE} role="status" aria-label={t('qr.loading')} />
      ) : (
        <Box
          component="img"
          src={image}
          alt={t('qr.alt', { link })}
          width={EDGE}
          height={EDGE}
          sx={{ borderRadius: 1, border: 1, borderColor: 'divider' }}
          // On a phone the panel appears below the visible part of the dialog, so it is scrolled into view.
          onLoad={(event) => event.currentTarget.parentElement?.scrollIntoView({ block: 'nearest' })}
        />
      )}
      <Button
        startIcon={<DownloadOutlined />}
        disabled={image === undefined}
        href={image ?? ''}
        download={`${fileName}-qr.png`}
      >
        {t('qr.download')}
      </Button>
    </Box>
  );
}
