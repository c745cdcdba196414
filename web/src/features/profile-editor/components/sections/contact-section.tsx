import WhatsApp from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Alert from '@mui/material/Alert';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useFormikContext } from 'formik';
import { memo, useCallback, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/values/limits';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { whatsappLink } from '@marquee/domain/profile/whatsapp';
import { FormTextField } from '#web/components/form/form-field.tsx';
import { PhoneField } from '#web/components/form/phone-field.tsx';
import { usePhoneCountries } from '#web/components/form/use-phone-countries.ts';
import { Fold } from '#web/components/fold.tsx';
import { HelpedSwitch } from '#web/components/helped-switch.tsx';
import { fieldId } from '#web/components/form/field-id.ts';
import { useToast } from '#web/components/toast.tsx';
import { focusField } from '../fields/focus-field.ts';
import { useProfileField } from '#web/profile-form/fields/use-profile-field.ts';

/** The address that visitors open; `undefined` for a text that is no WhatsApp link. */
function chatOf(typed: string): URL | undefined {
  const link = whatsappLink(typed);
  return link === '' ? undefined : new URL(link);
}

const tidyLink = (typed: string): string => whatsappLink(typed) || typed.trim();

function WhatsappLinkField() {
  const { t } = useTranslation('profileEditor');
  const { value } = useProfileField('whatsapp_link');
  const chat = chatOf(value);
  usePhoneCountries(chat?.pathname.replace(/\D/g, '') ?? '');
  return (
    <FormTextField
      name="whatsapp_link"
      label={t('fields.whatsapp')}
      helperText={
        chat ? t('fields.whatsappOpens', { link: chat.host + chat.pathname }) : t('fields.whatsappFromPhone')
      }
      inputMode="url"
      autoCapitalize="none"
      tidy={tidyLink}
    />
  );
}

/** A button that generates the WhatsApp link from the typed phone number. */
function GenerateButton() {
  const { t } = useTranslation('profileEditor');
  const toast = useToast();
  const { values, setFieldValue } = useFormikContext<ProfileForm>();
  const generate = (): void => {
    const link = whatsappLink(values.phone_number);
    if (link !== '') {
      void setFieldValue('whatsapp_link', link);
      toast({ variant: 'success', text: t('whatsapp.generated') });
      return;
    }
    toast({
      variant: 'error',
      ...(values.phone_number.trim() === ''
        ? { title: t('whatsapp.phoneRequiredTitle'), text: t('whatsapp.phoneRequired') }
        : { text: t('whatsapp.phoneInvalid') }),
    });
    focusField('phone_number');
  };
  return (
    <Button
      variant="outlined"
      startIcon={<WhatsApp />}
      onClick={generate}
      sx={{ flexShrink: 0, minHeight: { sm: 56 } }}
    >
      {t('fields.generateWhatsapp')}
    </Button>
  );
}

interface ShownSwitchProps {
  readonly value: boolean;
  readonly setValue: (value: boolean) => void;
  readonly children: ReactNode;
}

/** The switch for whether visitors may write on WhatsApp; below it, `children` edit the link that visitors open. */
const ShownSwitch = memo(function ShownSwitch({ value, setValue, children }: ShownSwitchProps) {
  const { t } = useTranslation('profileEditor');
  return (
    <div>
      <FormControlLabel
        control={<Switch checked={value} onChange={(_event, checked) => setValue(checked)} />}
        label={t('fields.showWhatsapp')}
      />
      <Collapse in={value} unmountOnExit sx={{ mt: 2 }}>
        {children}
      </Collapse>
    </div>
  );
});

const LINK = (
  <Stack
    direction={{ xs: 'column', sm: 'row' }}
    spacing={2}
    sx={{ alignItems: { xs: 'stretch', sm: 'flex-start' } }}
  >
    <WhatsappLinkField />
    <GenerateButton />
  </Stack>
);

/** The link's field and button; folded where the link is that of the phone number, which most people leave so. */
function WhatsappLink() {
  const { t } = useTranslation('profileEditor');
  const { value: phone } = useProfileField('phone_number');
  const { value: link, error } = useProfileField('whatsapp_link');
  const [wasOfPhone] = useState(link !== '' && link === whatsappLink(phone));
  const chat = chatOf(link);
  return wasOfPhone ? (
    <Fold
      label={t('fields.whatsapp')}
      {...(chat && { summary: chat.host + chat.pathname })}
      mustShow={error !== undefined}
    >
      {LINK}
    </Fold>
  ) : (
    LINK
  );
}

interface FieldSwitchProps {
  readonly name: 'contact_shield' | 'accepts_messages';
  readonly label: string;
  readonly help: string;
}

function FieldSwitch({ name, ...texts }: FieldSwitchProps) {
  const { value, setValue } = useProfileField(name);
  return <HelpedSwitch {...texts} id={fieldId(name)} checked={value} onChange={setValue} />;
}

function Switches() {
  const { t } = useTranslation('profileEditor');
  return (
    <>
      <FieldSwitch name="contact_shield" label={t('contact.shield')} help={t('contact.shieldHelp')} />
      <Alert severity="warning" variant="outlined">
        {t('contact.moneyWarning')}
      </Alert>
      <FieldSwitch
        name="accepts_messages"
        label={t('contact.messages')}
        help={`${t('contact.messagesHelp')} ${t('contact.messagesSecond')}`}
      />
    </>
  );
}

/** The phone number, the WhatsApp link, and how visitors may make contact. */
export function ContactFields() {
  const { t } = useTranslation('profileEditor');
  const shown = useProfileField('show_whatsapp');
  const { value: phone } = useProfileField('phone_number');
  const { value: link, setValue: setLink } = useProfileField('whatsapp_link');
  const phoneBefore = useRef(phone);

  /** A link generated from the previous number is updated; a link that the user wrote stays. */
  const followPhone = useCallback(
    (left: string): void => {
      const next = whatsappLink(left);
      if (link !== '' && link === whatsappLink(phoneBefore.current) && next !== '') setLink(next);
      phoneBefore.current = left;
    },
    [link, setLink],
  );

  return (
    <>
      <PhoneField
        name="phone_number"
        label={t('fields.phone')}
        helperText={t('fields.phoneHelp')}
        maxLength={LIMITS.phone}
        onLeave={followPhone}
      />
      <ShownSwitch value={shown.value} setValue={shown.setValue}>
        <WhatsappLink />
      </ShownSwitch>
      <Switches />
    </>
  );
}
