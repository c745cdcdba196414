import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@marquee/domain/profile';
import { profileLink } from '../../../sharing/share-link.ts';
import { useCopyLink } from './use-copy-link.ts';

/** The owner's link, to read and to copy. */
export function OwnLink({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('sharing');
  const link = profileLink(globalThis.location.origin, profile);
  const [host, ...path] = link.replace(/^https?:\/\//, '').split('/');
  const { isCopied, copy } = useCopyLink(link);
  return (
    <Paper component="section" variant="outlined" aria-labelledby="link-title" sx={{ p: { xs: 2.5, md: 3 } }}>
      <Typography id="link-title" variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {t('own')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography sx={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          {/* Rather broken before the name than within it. */}
          {host}/<wbr />
          {path.join('/')}
        </Typography>
        <Button
          variant="outlined"
          startIcon={isCopied ? <Check /> : <ContentCopy />}
          onClick={() => void copy()}
        >
          {t(isCopied ? 'copied' : 'copyLink')}
        </Button>
      </Stack>
    </Paper>
  );
}
