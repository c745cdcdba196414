// The WhatsApp pack: a text made from the profile's facts, edited and stored, sent with the link and the CV.
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_FILES } from '@marquee/domain/routes';
import type { Profile } from '@marquee/domain/profile';
import { useToast } from '../../../components/toast.tsx';
import { fetchDocument } from '../api/fetch-document.ts';
import { readPackText, savePackText } from '../api/pack-text.ts';
import { sendPack } from '../api/send-pack.ts';
import { PRESETS, presetText, SHOWN_LENGTH, storedText, textWithLink } from './whatsapp-text.ts';

/** Characters of a text that is remembered: the rules hold the same number. */
const LONGEST = 2000;

interface WhatsAppPackProps {
  readonly profile: Profile;
  readonly link: string;
}

/** The stored text, the first preset without one. */
function usePackText({ profile, link }: WhatsAppPackProps) {
  const { t } = useTranslation('sharing');
  const [text, setText] = useState<string | undefined>();
  useEffect(() => {
    let left = false;
    const fallBack = (): string => presetText(PRESETS[0], profile, link, t);
    readPackText(profile.id)
      .catch(() => '')
      .then((stored) => {
        if (!left) setText((typed) => typed ?? (stored === '' ? fallBack() : textWithLink(stored, link)));
      })
      .catch(console.warn);
    return () => {
      left = true;
    };
  }, [profile, link, t]);
  return [text, setText] as const;
}

/** The CV, fetched beforehand: a share sheet opens only right after a tap. */
function useCv(profile: Profile, language: string): File | undefined {
  const [cv, setCv] = useState<File | undefined>();
  useEffect(() => {
    let left = false;
    fetchDocument(profile, 'cv', language)
      .then((blob) => {
        const name = `${profile.username || 'profile'}-${DOCUMENT_FILES.cv}`;
        if (!left) setCv(new File([blob], name, { type: 'application/pdf' }));
      })
      // It is sent without the CV.
      .catch(console.warn);
    return () => {
      left = true;
    };
  }, [profile, language]);
  return cv;
}

export function WhatsAppPack({ profile, link }: WhatsAppPackProps) {
  const { t, i18n } = useTranslation('sharing');
  const toast = useToast();
  const [text, setText] = usePackText({ profile, link });
  const cv = useCv(profile, i18n.language);

  const send = async (): Promise<void> => {
    if (text === undefined) return;
    const outcome = await sendPack(text, cv);
    if (outcome === 'copied')
      toast({ variant: 'success', title: t('pack.copied.title'), text: t('pack.copied.text') });
    if (outcome === 'failed')
      toast({ variant: 'error', title: t('copyFailed.title'), text: t('copyFailed.text') });
    // The text that was sent is offered next time.
    if (outcome !== 'cancelled') await savePackText(profile.id, storedText(text, link)).catch(console.warn);
  };

  if (text === undefined) return null;
  return (
    <Stack spacing={2}>
      <Stack
        direction="row"
        role="group"
        aria-label={t('pack.presets.label')}
        sx={{ flexWrap: 'wrap', gap: 1 }}
      >
        {PRESETS.map((preset) => (
          <Chip
            key={preset}
            label={t(`pack.presets.${preset}`)}
            variant="outlined"
            onClick={() => setText(presetText(preset, profile, link, t))}
          />
        ))}
      </Stack>
      <TextField
        label={t('pack.text')}
        value={text}
        multiline
        minRows={4}
        maxRows={10}
        onChange={({ target }) => setText(target.value)}
        helperText={t('pack.count', { count: text.length, most: SHOWN_LENGTH })}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
      />
      {text.length > SHOWN_LENGTH ? <Alert severity="info">{t('pack.long')}</Alert> : null}
      <Box
        sx={{ p: 1.5, borderRadius: 2, bgcolor: 'action.hover' }}
        role="group"
        aria-label={t('pack.preview')}
      >
        <Typography variant="caption" color="textSecondary">
          {t('pack.preview')}
        </Typography>
        {cv ? (
          <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <PictureAsPdfOutlined fontSize="inherit" /> {cv.name}
          </Typography>
        ) : null}
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
      <Button variant="contained" startIcon={<WhatsApp />} onClick={() => void send()}>
        {t('pack.send')}
      </Button>
    </Stack>
  );
}
