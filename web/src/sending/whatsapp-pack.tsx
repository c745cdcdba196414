// The WhatsApp pack: a message with the profile's facts and link, and the CV. The user edits the message; it is stored.
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_FILES } from '@marquee/domain/site/routes';
import type { Profile } from '@marquee/domain/profile/profile';
import { availabilityText } from '../i18n/availability-text.ts';
import { DEFAULT_LANGUAGE, languageOf } from '../i18n/languages.ts';
import { shownCity, shownLanguage } from '../i18n/listed-name.ts';
import { useToast } from '../components/toast.tsx';
import { fetchDocument } from './fetch-document.ts';
import { readPackText, savePackText } from './pack-text.ts';
import { sendPack } from './send-pack.ts';
import { filledText, PRESETS, presetText, SHOWN_LENGTH, storedText } from './whatsapp-text.ts';

/** Characters of a stored text; the rules have the same limit. */
const LONGEST = 2000;

interface WhatsAppPackProps {
  readonly profile: Profile;
  readonly link: string;
  /** The code of the link, if it is a named link. */
  readonly code?: string | undefined;
}

/**
 * The text (at first the stored one, else the first preset), with `LINK` for the link, and a function that replaces it.
 */
function usePackText(profile: Profile) {
  const { t } = useTranslation('sharing');
  const [text, setText] = useState<string | undefined>();
  useEffect(() => {
    let left = false;
    readPackText(profile.id)
      .catch(() => '')
      .then((stored) => {
        const offered = stored === '' ? presetText(PRESETS[0], profile, t) : stored;
        if (!left) setText((typed) => typed ?? offered);
      })
      .catch((error: unknown) => console.warn('The text of the WhatsApp pack could not be read.', error));
    return () => {
      left = true;
    };
  }, [profile, t]);
  return [text, setText] as const;
}

/** The CV, fetched before the tap that sends it: a share sheet opens only directly after a tap. */
function useCv(profile: Profile, language: string, code: string | undefined): File | undefined {
  const [cv, setCv] = useState<File | undefined>();
  useEffect(() => {
    let left = false;
    fetchDocument(profile, 'cv', language, code)
      .then((blob) => {
        const name = `${profile.username || 'profile'}-${DOCUMENT_FILES.cv}`;
        if (!left) setCv(new File([blob], name, { type: 'application/pdf' }));
      })
      // The text is then sent without the CV.
      .catch((error: unknown) => console.warn('The CV could not be fetched.', error));
    return () => {
      left = true;
      // The previous CV contains another link.
      setCv(undefined);
    };
  }, [profile, language, code]);
  return cv;
}

/** The profile with the names of its city and languages in the current language. */
function useShownProfile(profile: Profile): Profile {
  const { t } = useTranslation('casting');
  return useMemo(
    () => ({
      ...profile,
      location: shownCity(profile.location, t),
      languages: profile.languages.map((language) => shownLanguage(language, t)),
    }),
    [profile, t],
  );
}

/** The line of free and busy dates; '' without any. */
function useDatesLine({ facts }: Profile): string {
  const { t, i18n } = useTranslation('casting');
  const dates = availabilityText(facts, t, languageOf(i18n.language) ?? DEFAULT_LANGUAGE);
  return dates === '' ? '' : `${t('availability.label')}: ${dates}`;
}

export function WhatsAppPack({ profile, link, code }: WhatsAppPackProps) {
  const { t, i18n } = useTranslation('sharing');
  const toast = useToast();
  const shown = useShownProfile(profile);
  const changing = { link, dates: useDatesLine(profile) };
  const [stored, setStored] = usePackText(shown);
  const [isRefused, setIsRefused] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const cv = useCv(profile, i18n.language, code);

  const send = async (): Promise<void> => {
    if (stored === undefined) return;
    if (stored.trim() === '') {
      setIsRefused(true);
      field.current?.focus();
      return;
    }
    const outcome = await sendPack(filledText(stored, changing), cv);
    if (outcome === 'copied')
      toast({ variant: 'success', title: t('pack.copied.title'), text: t('pack.copied.text') });
    if (outcome === 'failed')
      toast({ variant: 'error', title: t('copyFailed.title'), text: t('copyFailed.text') });
    // Stored, so that the same text is offered next time.
    if (outcome !== 'cancelled') {
      await savePackText(profile.id, stored).catch((error: unknown) =>
        console.warn('The text of the WhatsApp pack could not be stored.', error),
      );
    }
  };

  if (stored === undefined) return null;
  const text = filledText(stored, changing);
  const isEmpty = isRefused && stored.trim() === '';
  return (
    <Stack spacing={2}>
      <Stack
        direction="row"
        role="group"
        aria-label={t('pack.presets.label')}
        sx={{ flexWrap: 'wrap', gap: 1 }}
      >
        {PRESETS.map((preset) => {
          const words = presetText(preset, shown, t);
          const isChosen = words === stored;
          return (
            <Chip
              key={preset}
              label={t(`pack.presets.${preset}`)}
              variant={isChosen ? 'filled' : 'outlined'}
              color={isChosen ? 'primary' : 'default'}
              aria-pressed={isChosen}
              onClick={() => setStored(words)}
            />
          );
        })}
      </Stack>
      <TextField
        label={t('pack.text')}
        value={text}
        multiline
        minRows={4}
        maxRows={10}
        onChange={({ target }) => setStored(storedText(target.value, changing))}
        inputRef={field}
        error={isEmpty}
        helperText={isEmpty ? t('pack.empty') : t('pack.count', { count: text.length, most: SHOWN_LENGTH })}
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
