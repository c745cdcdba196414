import WhatsApp from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { whatsappLink } from '@marquee/domain/whatsapp';
import { useToast } from '../../../../components/toast.tsx';
import { focusField } from '../fields/focus-field.ts';
import { useFormField, useFormState, useFormStore } from '../fields/form-store.tsx';
import { TextInput } from '../fields/text-input.tsx';

function useLinkHelp(): string {
  const { t } = useTranslation('profileEditor');
  const typed = useFormState((state) => state.values.whatsapp_link);
  if (typed.trim() === '') return t('fields.whatsappFromPhone');
  const link = whatsappLink(typed);
  if (link === '') return t('fields.whatsappInvalid');
  const { host, pathname } = new URL(link);
  return t('fields.whatsappOpens', { link: host + pathname });
}

function WhatsappLinkInput() {
  const { t } = useTranslation('profileEditor');
  const help = useLinkHelp();
  return (
    <TextInput
      name="whatsapp_link"
      label={t('fields.whatsapp')}
      help={help}
      inputMode="url"
      autoCapitalize="none"
      tidy={(typed) => whatsappLink(typed) || typed.trim()}
    />
  );
}

/** Phone number, whether visitors may use it, and the link they open. */
export function WhatsappFields({ maxLength }: { readonly maxLength: number }) {
  const { t } = useTranslation('profileEditor');
  const toast = useToast();
  const store = useFormStore();
  const { value: shown, set: setShown } = useFormField('show_whatsapp');
  const linkedPhone = useRef(store.state().values.phone_number);

  /** A link made from the number before follows the number; one the user wrote stays. */
  const followPhone = (phone: string): void => {
    const { whatsapp_link: link } = store.state().values;
    const before = whatsappLink(linkedPhone.current);
    if (link !== '' && link === before && whatsappLink(phone) !== '')
      store.set('whatsapp_link', whatsappLink(phone));
    linkedPhone.current = phone;
  };

  const generate = (): void => {
    const phone = store.state().values.phone_number;
    const link = whatsappLink(phone);
    if (link === '') {
      toast({
        variant: 'error',
        ...(phone.trim() === ''
          ? { title: t('whatsapp.phoneRequiredTitle'), text: t('whatsapp.phoneRequired') }
          : { text: t('whatsapp.phoneInvalid') }),
      });
      focusField('phone_number');
      return;
    }
    linkedPhone.current = phone;
    store.set('whatsapp_link', link);
    toast({ variant: 'success', text: t('whatsapp.generated') });
  };

  return (
    <Stack spacing={2}>
      <TextInput
        name="phone_number"
        label={t('fields.phone')}
        help={t('fields.phoneHelp')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        onLeave={followPhone}
        slotProps={{ htmlInput: { maxLength } }}
      />
      <FormControlLabel
        control={<Switch checked={shown} onChange={(_event, checked) => setShown(checked)} />}
        label={t('fields.showWhatsapp')}
      />
      <Collapse in={shown} unmountOnExit>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={2}
          sx={{ alignItems: { xs: 'stretch', sm: 'flex-start' } }}
        >
          <WhatsappLinkInput />
          <Button
            variant="outlined"
            startIcon={<WhatsApp />}
            onClick={generate}
            sx={{ flexShrink: 0, minHeight: { sm: 56 } }}
          >
            {t('fields.generateWhatsapp')}
          </Button>
        </Stack>
      </Collapse>
    </Stack>
  );
}
