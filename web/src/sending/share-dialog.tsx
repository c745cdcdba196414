// The share dialog: a question to the owner for whom the link is, and below it the link and what can be sent with it.
import Check from '@mui/icons-material/Check';
import ContactPageOutlined from '@mui/icons-material/ContactPageOutlined';
import ContentCopy from '@mui/icons-material/ContentCopy';
import OpenInNew from '@mui/icons-material/OpenInNew';
import QrCode2 from '@mui/icons-material/QrCode2';
import Share from '@mui/icons-material/Share';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkState, namedLinkPath } from '@marquee/domain/views/named-link';
import { displayName, type Profile } from '@marquee/domain/profile/profile';
import { visuallyHidden } from '../components/visually-hidden.ts';
import { paths } from '../config/paths.ts';
import { useSession } from '../account/session.ts';
import { saveFile } from '../components/save-file.ts';
import { useNow } from '../components/use-now.ts';
import { useNamedLinks } from '../links/named-links.ts';
import { TitledDialog } from '../links/titled-dialog.tsx';
import { WhatsAppPack } from './whatsapp-pack.tsx';
import { QrPanel } from '../links/qr-panel.tsx';
import { ForWhom } from './for-whom.tsx';
import { DocumentButtons } from './document-buttons.tsx';
import { UsernameTip } from './username-tip.tsx';
import { profileLink } from '../sharing/profile-link.ts';
import { shareLink } from '../sharing/share-link.ts';
import { useCopyLink } from '../links/use-copy-link.ts';
import { pictureUrl } from '../config/picture-url.ts';
import { vcard } from '../sharing/vcard.ts';

interface ShareDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly profile: Profile;
}

const portraitUrl = ({ id, profile_image: image }: Profile): string =>
  image ? pictureUrl(id, image.file) : '';

export function ShareDialog({ open, onClose, profile }: ShareDialogProps) {
  const { t } = useTranslation('sharing');
  const session = useSession();
  const isOwn = session.status === 'signed-in' && session.user.uid === profile.id;
  return (
    <TitledDialog title={t('title')} open={open} onClose={onClose}>
      {isOwn ? <OwnShare profile={profile} /> : <PlainShare profile={profile} isOwn={false} />}
    </TitledDialog>
  );
}

const MINUTE = 60_000;

/** The owner's dialog: the profile's link, or a named link for one person, which can also open a private profile. */
function OwnShare({ profile }: { readonly profile: Profile }) {
  const [code, setCode] = useState('');
  const stored = useNamedLinks(profile.id);
  const now = useNow(MINUTE);
  const links = (stored.status === 'ready' ? stored.data : []).filter(
    (link) =>
      linkState(link, now) === 'live' &&
      profile.username !== '' &&
      (profile.is_profile_public || link.opens_private),
  );
  const chosen = links.some((link) => link.code === code) ? code : '';
  return (
    <Stack spacing={2.5} sx={{ pt: 1 }}>
      <ForWhom profile={profile} links={links} chosen={chosen} onChoose={setCode} />
      {chosen === '' ? (
        <PlainShare profile={profile} isOwn />
      ) : (
        <LinkShare
          profile={profile}
          link={globalThis.location.origin + namedLinkPath(profile, chosen)}
          code={chosen}
          isOwn
        />
      )}
    </Stack>
  );
}

function PlainShare({ profile, isOwn }: { readonly profile: Profile; readonly isOwn: boolean }) {
  if (!profile.is_profile_public) return <PrivateShare profile={profile} />;
  return (
    <LinkShare profile={profile} link={profileLink(globalThis.location.origin, profile)} isOwn={isOwn} />
  );
}

function PrivateShare({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('sharing');
  return (
    <Stack spacing={2}>
      <Alert severity="error">{t('private')}</Alert>
      <Button href={`${paths.settings.href()}#visibility`} variant="outlined">
        {t('toSettings')}
      </Button>
      <DocumentButtons profile={profile} />
      <Typography variant="body2" color="textSecondary">
        {t('documents.onlyYou')}
      </Typography>
    </Stack>
  );
}

interface LinkShareProps {
  readonly profile: Profile;
  readonly link: string;
  /** The code of the link, if it is a named link. */
  readonly code?: string | undefined;
  readonly isOwn: boolean;
}

function LinkShare({ profile, link, code, isOwn }: LinkShareProps) {
  const { t } = useTranslation('sharing');
  const [showsQr, setShowsQr] = useState(false);
  const { device, isCopied, copy, showOutcome } = useCopyLink(link);
  const name = displayName(profile);
  const fileName = profile.username || 'profile';

  const share = async (): Promise<void> => {
    const text = name === '' ? t('messageUnnamed') : t('message', { name });
    showOutcome(await shareLink(device, { title: name === '' ? t('title') : name, text, url: link }));
  };

  return (
    <Stack spacing={2.5}>
      {code === undefined ? <Typography color="textSecondary">{t('intro')}</Typography> : null}
      <LinkField
        link={link}
        hasCopy={device.share !== undefined}
        isCopied={isCopied}
        onCopy={() => void copy()}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}>
        {device.share ? (
          <Button variant="contained" startIcon={<Share />} onClick={() => void share()}>
            {t('share')}
          </Button>
        ) : (
          <Button
            variant="contained"
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
      {profile.username === '' ? <UsernameTip isOwn={isOwn} /> : null}
      {isOwn ? <PackToggle profile={profile} link={link} code={code} /> : null}
      <DocumentButtons profile={profile} code={code} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          startIcon={<QrCode2 />}
          aria-expanded={showsQr}
          onClick={() => setShowsQr((before) => !before)}
        >
          {t(showsQr ? 'qr.hide' : 'qr.show')}
        </Button>
        {/* A saved contact stays in the phone, so it has the profile's own link: a named link may end. */}
        <Button
          startIcon={<ContactPageOutlined />}
          onClick={() =>
            saveFile(
              new Blob([vcard(profile, profileLink(location.origin, profile), portraitUrl(profile))], {
                type: 'text/vcard',
              }),
              `${fileName}.vcf`,
            )
          }
        >
          {t('vcard')}
        </Button>
      </Stack>
      <Collapse in={showsQr} unmountOnExit>
        <QrPanel link={link} fileName={code === undefined ? fileName : `${fileName}-${code}`} />
      </Collapse>
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

/** The WhatsApp message, shown on demand. */
function PackToggle({ profile, link, code }: Omit<LinkShareProps, 'isOwn'>) {
  const { t } = useTranslation('sharing');
  const [showsPack, setShowsPack] = useState(false);
  return (
    <Box>
      <Button
        startIcon={<WhatsApp />}
        aria-expanded={showsPack}
        onClick={() => setShowsPack((before) => !before)}
      >
        {t('pack.title')}
      </Button>
      <Collapse in={showsPack} unmountOnExit>
        <Box sx={{ pt: 1.5 }}>
          <WhatsAppPack profile={profile} link={link} code={code} />
        </Box>
      </Collapse>
    </Box>
  );
}
