// A finished named link, with buttons to copy or share it, or to show it as a QR code.
import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Share from '@mui/icons-material/Share';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { namedLinkPath, type NamedLink } from '@marquee/domain/views/named-link';
import { displayName, type Profile } from '@marquee/domain/profile/profile';
import { shareLink } from '../sharing/share-link.ts';
import { QrPanel } from './qr-panel.tsx';
import { useCopyLink } from './use-copy-link.ts';

interface LinkReadyProps {
  readonly profile: Profile;
  readonly link: NamedLink;
}

export function LinkReady({ profile, link }: LinkReadyProps) {
  const { t } = useTranslation(['links', 'sharing']);
  const url = globalThis.location.origin + namedLinkPath(profile, link.code);
  const { device, isCopied, copy, showOutcome } = useCopyLink(url);
  const name = displayName(profile);
  const text = name === '' ? t('sharing:messageUnnamed') : t('sharing:message', { name });
  const share = async (): Promise<void> => {
    showOutcome(await shareLink(device, { title: name, text, url }));
  };
  return (
    <Stack spacing={2}>
      {profile.is_profile_public || link.opens_private ? null : (
        <Alert severity="warning">{t('links:private')}</Alert>
      )}
      <TextField
        label={t('links:linkFor', { label: link.label })}
        value={url}
        multiline
        slotProps={{ htmlInput: { readOnly: true }, input: { sx: { overflowWrap: 'anywhere' } } }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          startIcon={isCopied ? <Check /> : <ContentCopy />}
          onClick={() => void copy()}
        >
          {t(isCopied ? 'sharing:copied' : 'sharing:copyLink')}
        </Button>
        {device.share ? (
          <Button variant="outlined" startIcon={<Share />} onClick={() => void share()}>
            {t('sharing:share')}
          </Button>
        ) : null}
        <Button
          variant="outlined"
          startIcon={<WhatsApp />}
          href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
          target="_blank"
          rel="noopener"
        >
          WhatsApp
        </Button>
        <Button
          variant="outlined"
          startIcon={<MailOutlined />}
          href={`mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`}
        >
          {t('links:byMail')}
        </Button>
      </Stack>
      <QrPanel link={url} fileName={`${profile.username}-${link.code}`} />
    </Stack>
  );
}
