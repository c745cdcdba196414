import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isShown, type Profile } from '@marquee/domain/profile/profile';
import { Panel } from '#web/components/panel.tsx';
import { profileLink } from '../profile-link.ts';
import { useCopyLink } from './use-copy-link.ts';
import { DocumentButtons } from './document-buttons.tsx';

/** The link to the owner's profile, to read and copy, and the PDFs; for a profile that visitors do not see only the PDFs. */
export function OwnLink({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('sharing');
  return (
    <Panel title={t(isShown(profile) ? 'own' : 'documents.title')}>
      {isShown(profile) ? (
        <LinkToCopy profile={profile} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t('documents.onlyYou')}
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <DocumentButtons profile={profile} />
      </Stack>
    </Panel>
  );
}

function LinkToCopy({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('sharing');
  const link = profileLink(globalThis.location.origin, profile);
  const [host, ...path] = link.replace(/^https?:\/\//, '').split('/');
  const { isCopied, copy } = useCopyLink(link);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Typography translate="no" sx={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {/* A long address is broken before the name rather than within it. */}
        <span>{`${host ?? ''}/`}</span>
        <wbr />
        <span>{path.join('/')}</span>
      </Typography>
      <Button
        variant="outlined"
        startIcon={isCopied ? <Check /> : <ContentCopy />}
        onClick={() => void copy()}
      >
        {t(isCopied ? 'copied' : 'copyLink')}
      </Button>
    </Stack>
  );
}
