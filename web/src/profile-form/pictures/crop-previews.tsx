// Previews of a crop: the page on a phone, the CV and the share card, each in a simplified form.
import { BRAND } from '@marquee/domain/site/brand';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CropStart } from './begin-crop.ts';
import { drawPart, shrink } from './draw-picture.ts';
import { fitWithin, scaled } from './geometry.ts';
import type { Crop } from './re-encode.ts';

interface CropPreviewsProps {
  readonly start: CropStart;
  readonly crop: Crop | undefined;
}

const Picture = styled('canvas')({ display: 'block', objectFit: 'cover' });

interface KeptProps extends CropPreviewsProps {
  /** The longer edge in pixels. */
  readonly edge: number;
}

/** Draws the part of the picture that is kept. */
function Kept({ start, crop, edge }: KeptProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (!canvas.current || !crop) return;
    const part = document.createElement('canvas');
    drawPart(part, start.small, scaled(crop.area, start.scale), crop.rotation);
    const drawn = shrink(part, fitWithin(part, edge));
    drawPart(canvas.current, drawn, { x: 0, y: 0, width: drawn.width, height: drawn.height }, 0);
  }, [start, crop, edge]);
  return <Picture ref={canvas} />;
}

/** A bar that stands for a line of text. */
const Line = styled('span')({ display: 'block', height: 3, borderRadius: 2, background: 'currentColor' });

const Frame = styled('div')(({ theme }) => ({
  height: 104,
  overflow: 'hidden',
  borderRadius: 6,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

const PageFrame = styled(Frame)(({ theme }) => ({
  width: 66,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.secondary,
  // Like the portrait on a phone (site/profile/profile-hero.module.css).
  '& canvas': { width: '100%', height: 61, objectPosition: '50% 22%' },
}));

const CvFrame = styled(Frame)({
  width: 74,
  display: 'grid',
  gridTemplateColumns: '26px 1fr',
  alignContent: 'start',
  gap: 5,
  padding: 6,
  backgroundColor: '#fff',
  color: '#b9b0bf',
  '& canvas': { width: 26, height: 33 },
  '& > :last-child': { gridColumn: '1 / -1' },
});

const CardFrame = styled(Frame)({
  width: 130,
  height: 68,
  display: 'grid',
  gridTemplateColumns: '42% 1fr',
  // The share card's colour, in both themes.
  backgroundColor: BRAND.aubergine,
  color: '#fff',
  '& canvas': { width: '100%', height: 66, objectPosition: '50% 0' },
});

const lines = (...widths: readonly string[]) => (
  <Stack spacing={0.5} sx={{ p: 0.5, justifyContent: 'center' }}>
    {widths.map((width) => (
      <Line key={width} style={{ width }} />
    ))}
  </Stack>
);

/** The places where the picture will be shown, with the current crop. */
export function CropPreviews({ start, crop }: CropPreviewsProps) {
  const { t } = useTranslation('profileEditor');
  const kept = (edge: number) => <Kept start={start} crop={crop} edge={edge} />;
  const uses = [
    [
      'page',
      <PageFrame key="page">
        {kept(164)}
        {lines('70%', '90%', '50%')}
      </PageFrame>,
    ],
    [
      'cv',
      <CvFrame key="cv">
        {kept(66)}
        {lines('60%', '95%', '80%')}
        {lines('50%', '90%', '70%', '85%', '60%')}
      </CvFrame>,
    ],
    [
      'card',
      <CardFrame key="card">
        {kept(132)}
        {lines('80%', '60%')}
      </CardFrame>,
    ],
  ] as const;
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={t('picture.crop.uses')}
      sx={{ justifyContent: 'space-around', gap: 1, listStyle: 'none', m: 0, mt: 2, p: 0 }}
    >
      {uses.map(([use, frame]) => (
        <Stack component="li" key={use} sx={{ alignItems: 'center', justifyContent: 'flex-end', gap: 0.5 }}>
          {frame}
          <Typography variant="caption" color="textSecondary">
            {t(`picture.crop.use_${use}`)}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
