// The ways to send a public page: WhatsApp first, beside the share card that recipients will see.
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayName, type Profile } from '@marquee/domain/profile/profile';
import { SHARE_CARD_SIZE, shareCardPath } from '@marquee/domain/site/share-card';
import { profileLink } from '../profile-link.ts';
import { ShareButton } from './share-button.tsx';
import { UsernameTip } from './username-tip.tsx';
import { WhatsAppMessage } from './whatsapp-message.tsx';

/** The share card as recipients see it. The server draws it at the first request, which can take seconds. */
function Card({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('sharing');
  const { width, height } = SHARE_CARD_SIZE;
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="img"
        src={shareCardPath(profile)}
        width={width}
        height={height}
        alt={t('send.card', { name: displayName(profile) })}
        onLoad={() => setIsLoaded(true)}
        onError={() => setIsLoaded(true)}
        sx={{ display: 'block', width: '100%', height: 'auto' }}
      />
      {isLoaded ? null : (
        <Skeleton variant="rectangular" sx={{ position: 'absolute', inset: 0, height: 'auto' }} />
      )}
    </Box>
  );
}

export function SendProfile({ profile }: { readonly profile: Profile }) {
  const link = profileLink(globalThis.location.origin, profile);
  return (
    <Box
      sx={{
        display: 'grid',
        // Card and buttons are side by side on a page, one below the other in a dialog.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
        gap: 3,
        alignItems: 'center',
      }}
    >
      <Paper component="figure" variant="outlined" sx={{ m: 0, overflow: 'hidden' }}>
        <Card profile={profile} />
        <Typography
          component="figcaption"
          variant="body2"
          color="textSecondary"
          sx={{ px: 2, py: 1.5, overflowWrap: 'anywhere' }}
        >
          {link.replace(/^https?:\/\//, '')}
        </Typography>
      </Paper>
      <Stack spacing={1.5} sx={{ alignItems: 'stretch' }}>
        <WhatsAppMessage profile={profile} link={link} />
        <ShareButton profile={profile} isProminent={false} />
        {profile.username === '' ? <UsernameTip /> : null}
      </Stack>
    </Box>
  );
}
