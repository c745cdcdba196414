// The one way to send a link: a gold button for WhatsApp, with a message that can be edited and is stored for next time.
import WhatsApp from '@mui/icons-material/WhatsApp';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@marquee/domain/profile/profile';
import { Fold } from '#web/components/fold.tsx';
import { useToast } from '#web/components/toast.tsx';
import { savePackText } from '../api/pack-text.ts';
import { sendPack, sharesFiles } from './send-pack.ts';
import { useChanging, useCv, usePackText, useShownProfile } from './use-pack.ts';
import { filledText, PRESETS, presetText, SHOWN_LENGTH, storedText } from './whatsapp-text.ts';

/** Characters of a stored text; the rules have the same limit. */
const LONGEST = 2000;

interface WhatsAppMessageProps {
  readonly profile: Profile;
  readonly link: string;
  /** The code of the link, if it is a named link. */
  readonly code?: string | undefined;
}

export function WhatsAppMessage({ profile, link, code }: WhatsAppMessageProps) {
  const { t } = useTranslation('sharing');
  const toast = useToast();
  const shown = useShownProfile(profile);
  const changing = useChanging(shown, link);
  const { text: stored, isTyped, setText } = usePackText(shown);
  const cv = useCv(profile, code);
  const text = filledText(stored, changing);
  const isEmpty = stored.trim() === '';

  const send = async (): Promise<void> => {
    const outcome = await sendPack(text, cv ?? undefined);
    if (outcome === 'copied')
      toast({ variant: 'success', title: t('pack.copied.title'), text: t('pack.copied.text') });
    if (outcome === 'failed')
      toast({ variant: 'error', title: t('copyFailed.title'), text: t('copyFailed.text') });
    // Stored, so that the same text is offered next time.
    if (isTyped && outcome !== 'cancelled') {
      await savePackText(profile.id, stored).catch((error: unknown) =>
        console.warn('The text of the WhatsApp message could not be stored.', error),
      );
    }
  };

  return (
    <Stack spacing={1}>
      <Button
        variant="contained"
        color="secondary"
        size="large"
        startIcon={<WhatsApp />}
        disabled={isEmpty}
        onClick={() => void send()}
      >
        {t('pack.send')}
      </Button>
      {/* One line in either state, so that nothing below it moves. */}
      {sharesFiles() && cv !== null ? (
        <Typography variant="body2" color="textSecondary" noWrap>
          {t(cv ? 'pack.withCv' : 'pack.cvLoading')}
        </Typography>
      ) : null}
      <Fold label={t('pack.edit')}>
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
                  onClick={() => setText(words)}
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
            onChange={({ target }) => setText(storedText(target.value, changing))}
            error={isEmpty}
            helperText={
              isEmpty ? t('pack.empty') : t('pack.count', { count: text.length, most: SHOWN_LENGTH })
            }
            slotProps={{ htmlInput: { maxLength: LONGEST } }}
          />
          {text.length > SHOWN_LENGTH ? <Alert severity="info">{t('pack.long')}</Alert> : null}
        </Stack>
      </Fold>
    </Stack>
  );
}
