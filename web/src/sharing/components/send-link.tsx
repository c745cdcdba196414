// A link and all ways to send it, the same for a profile's own link and for a link for one person: WhatsApp first, then the
// link to share, copy and preview; PDFs, QR code, e-mail and contact card are folded.
import Check from '@mui/icons-material/Check';
import ContactPageOutlined from '@mui/icons-material/ContactPageOutlined';
import ContentCopy from '@mui/icons-material/ContentCopy';
import MailOutlined from '@mui/icons-material/MailOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Share from '@mui/icons-material/Share';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { displayName, type Profile } from '@marquee/domain/profile/profile';
import { Fold } from '#web/components/fold.tsx';
import { saveFile } from '#web/components/save-file.ts';
import { visuallyHidden } from '#web/components/visually-hidden.ts';
import { pictureUrl } from '#web/config/picture-url.ts';
import { shareLink } from '../share-link.ts';
import { vcard } from '../vcard.ts';
import { DocumentButtons } from './document-buttons.tsx';
import { QrPanel } from './qr-panel.tsx';
import { useCopyLink } from './use-copy-link.ts';
import { UsernameTip } from './username-tip.tsx';
import { WhatsAppMessage } from './whatsapp-message.tsx';

const portraitUrl = ({ id, profile_image: image }: Profile): string =>
  image ? pictureUrl(id, image.file) : '';

interface SendLinkProps {
  readonly profile: Profile;
  readonly link: string;
  /** The code of the link, if it is a named link. */
  readonly code?: string | undefined;
}

/** The actor's words that go along with the link. */
function useShareText(profile: Profile): string {
  const { t } = useTranslation('sharing');
  const name = displayName(profile);
  return name === '' ? t('ownMessageUnnamed') : t('ownMessage', { name });
}

export function SendLink(props: SendLinkProps) {
  const { t } = useTranslation('sharing');
  // No link shows anything while the profile is taken down.
  if (props.profile.taken_down) return <Alert severity="error">{t('takenDown')}</Alert>;
  return <WaysToSend {...props} />;
}

function WaysToSend({ profile, link, code }: SendLinkProps) {
  const { t } = useTranslation('sharing');
  const { device, isCopied, copy, showOutcome } = useCopyLink(link);
  const text = useShareText(profile);
  const title = displayName(profile) || t('title');

  const share = async (): Promise<void> => showOutcome(await shareLink(device, { title, text, url: link }));

  return (
    <Stack spacing={2.5}>
      <WhatsAppMessage profile={profile} link={link} code={code} />
      <LinkField
        link={link}
        hasCopy={device.share !== undefined}
        isCopied={isCopied}
        onCopy={() => void copy()}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}>
        {device.share ? (
          <Button variant="outlined" startIcon={<Share />} onClick={() => void share()}>
            {t('share')}
          </Button>
        ) : (
          <Button
            variant="outlined"
            startIcon={isCopied ? <Check /> : <ContentCopy />}
            onClick={() => void copy()}
          >
            {t(isCopied ? 'copied' : 'copyLink')}
          </Button>
        )}
        <Button variant="outlined" startIcon={<OpenInNew />} href={link} target="_blank" rel="noopener">
          {t('preview')}
          <span style={visuallyHidden}> ({t('previewHint')})</span>
        </Button>
      </Box>
      {profile.username === '' ? <UsernameTip /> : null}
      <Fold label={t('more')}>
        <OtherWays profile={profile} link={link} code={code} text={text} />
      </Fold>
    </Stack>
  );
}

function OtherWays({ profile, link, code, text }: SendLinkProps & { readonly text: string }) {
  const { t } = useTranslation('sharing');
  const fileName = profile.username || 'profile';
  const card = () => new Blob([vcard(profile, link, portraitUrl(profile))], { type: 'text/vcard' });
  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <DocumentButtons profile={profile} code={code} />
        <Button
          startIcon={<MailOutlined />}
          href={`mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(`${text}\n${link}`)}`}
        >
          {t('byMail')}
        </Button>
        <Button startIcon={<ContactPageOutlined />} onClick={() => saveFile(card(), `${fileName}.vcf`)}>
          {t('vcard')}
        </Button>
      </Stack>
      <QrPanel link={link} fileName={code === undefined ? fileName : `${fileName}-${code}`} />
    </Stack>
  );
}

interface LinkFieldProps {
  readonly link: string;
  /** Whether the link's field has a copy button. */
  readonly hasCopy: boolean;
  readonly isCopied: boolean;
  readonly onCopy: () => void;
}

function LinkField({ link, hasCopy, isCopied, onCopy }: LinkFieldProps) {
  const { t } = useTranslation('sharing');
  return (
    <TextField
      label={t('link')}
      value={link}
      slotProps={{
        htmlInput: {
          readOnly: true,
          onFocus: (event: { target: HTMLInputElement }) => event.target.select(),
        },
        input: hasCopy
          ? {
              endAdornment: (
                <InputAdornment position="end">
                  <Tooltip title={t(isCopied ? 'copied' : 'copy')}>
                    <IconButton edge="end" aria-label={t('copy')} onClick={onCopy}>
                      {isCopied ? <Check color="success" /> : <ContentCopy fontSize="small" />}
                    </IconButton>
                  </Tooltip>
                </InputAdornment>
              ),
            }
          : {},
      }}
    />
  );
}
