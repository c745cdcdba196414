// Cuts a portrait out of the chosen picture.
import RotateRight from '@mui/icons-material/RotateRight';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '#web/components/screen-width.ts';
import { untilReplaced } from '#web/components/until-replaced.ts';
import { beginCrop, type CropStart } from './begin-crop.ts';
import { CropPreviews } from './crop-previews.tsx';
import { PORTRAIT_SHAPE, type Area } from './geometry.ts';
import type { Crop } from './re-encode.ts';

interface CropDialogProps {
  readonly file: Blob;
  readonly onCrop: (crop: Crop) => void;
  readonly onClose: () => void;
  /** Called when the file claims to be a picture but cannot be decoded. */
  readonly onUnreadable: (error: unknown) => void;
}

const MAX_ZOOM = 4;

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  height: 'min(40vh, 420px)',
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.default,
}));

function useObjectUrl(file: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- an object URL must be made and revoked as a pair
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** The initial crop, once it is known. */
function useCropStart(file: Blob, onUnreadable: (error: unknown) => void): CropStart | undefined {
  const [start, setStart] = useState<CropStart>();
  const giveUp = useEffectEvent(onUnreadable);
  useEffect(() => untilReplaced(beginCrop(file), setStart, (error) => giveUp(error)), [file]);
  return start;
}

/** The dialog before an upload of the profile picture: selects the part of the chosen file to keep. */
export function CropDialog({ file, onCrop, onClose, onUnreadable }: CropDialogProps) {
  const { t } = useTranslation(['profileEditor', 'common']);
  const url = useObjectUrl(file);
  const start = useCropStart(file, onUnreadable);
  const isPhone = useIsPhone();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [area, setArea] = useState<Area>();
  const crop = useMemo(() => area && { area, rotation }, [area, rotation]);
  return (
    <Dialog open fullScreen={isPhone} fullWidth maxWidth="sm" onClose={onClose}>
      <DialogTitle>{t('picture.crop.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('picture.crop.text')}</DialogContentText>
        <Stage>
          {url === undefined || start === undefined ? null : (
            <Cropper
              image={url}
              aspect={PORTRAIT_SHAPE}
              initialCroppedAreaPercentages={start.area}
              crop={position}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              rotation={rotation}
              onCropChange={setPosition}
              onZoomChange={setZoom}
              onCropAreaChange={(_percent, pixels) => setArea(pixels)}
              cropperProps={{ 'aria-label': t('picture.crop.area'), role: 'application' }}
              mediaProps={{ alt: '' }}
              keyboardStep={10}
            />
          )}
        </Stage>
        <Stack direction="row" spacing={3} sx={{ alignItems: 'center', mt: 2, px: 1 }}>
          <Slider
            aria-label={t('picture.crop.zoom')}
            value={zoom}
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            onChange={(_event, value) => {
              if (typeof value === 'number') setZoom(value);
            }}
          />
          <IconButton
            aria-label={t('picture.crop.rotate')}
            onClick={() => setRotation((rotation + 90) % 360)}
          >
            <RotateRight />
          </IconButton>
        </Stack>
        {start ? <CropPreviews start={start} crop={crop} /> : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button
          variant="contained"
          disabled={crop === undefined}
          onClick={() => {
            if (crop) onCrop(crop);
          }}
        >
          {t('picture.crop.use')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
