// The preview of a video link. Nothing is requested from YouTube before the owner presses play.
import LinkIcon from '@mui/icons-material/Link';
import PlayArrow from '@mui/icons-material/PlayArrow';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { webAddress } from '@marquee/domain/profile/links';
import { isUprightVideo, youtubeEmbedUrl, youtubeId } from '@marquee/domain/profile/video';

const Frame = styled(Paper)(({ theme }) => ({
  // The same shape as the player on the page.
  aspectRatio: '16 / 9',
  width: '100%',
  maxWidth: 280,
  '&[data-shape=upright]': { aspectRatio: '9 / 16', maxWidth: 180 },
  overflow: 'hidden',
  // Aubergine in both colour schemes, like the player on the page.
  color: '#fff',
  backgroundColor: 'var(--mq-bar)',
  backgroundImage: 'radial-gradient(70% 60% at 50% 0, rgb(246 200 116 / 22%), transparent)',
  '& > iframe': { width: '100%', height: '100%', border: 0, display: 'block' },
  '& > button': {
    width: '100%',
    height: '100%',
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1),
    padding: theme.spacing(2),
  },
}));

const LinkCard = styled(Paper)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2),
  minWidth: 0,
  '& p': { overflowWrap: 'anywhere' },
}));

interface EmbedProps {
  readonly id: string;
  readonly isUpright: boolean;
}

function Embed({ id, isUpright }: EmbedProps) {
  const { t } = useTranslation('profileEditor');
  const [plays, setPlays] = useState(false);
  return (
    <Frame variant="outlined" data-shape={isUpright ? 'upright' : undefined}>
      {plays ? (
        <iframe
          src={`${youtubeEmbedUrl(id)}?autoplay=1`}
          title={t('videos.preview')}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <ButtonBase aria-label={t('videos.play')} onClick={() => setPlays(true)}>
          <PlayArrow sx={{ fontSize: 48 }} />
          <Typography variant="body2">{t('videos.willEmbed')}</Typography>
          <Typography variant="caption" sx={{ opacity: 0.85 }}>
            {`youtu.be/${id}`}
          </Typography>
        </ButtonBase>
      )}
    </Frame>
  );
}

/**
 * The preview of an address: YouTube's player, a link card for other addresses, nothing for a text that is no address.
 */
export function VideoPreview({ url }: { readonly url: string }) {
  const { t } = useTranslation('profileEditor');
  const id = youtubeId(url);
  if (id !== undefined) return <Embed key={id} id={id} isUpright={isUprightVideo(url)} />;
  const address = webAddress(url);
  if (address === '') return null;
  return (
    <LinkCard variant="outlined">
      <LinkIcon color="primary" aria-hidden="true" />
      <div>
        <Typography variant="body2">{new URL(address).host.replace(/^www\./, '')}</Typography>
        <Typography variant="caption" color="textSecondary">
          {t('videos.willLink')}
        </Typography>
      </div>
    </LinkCard>
  );
}
