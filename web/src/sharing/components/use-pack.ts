// The WhatsApp message of a profile: its text, and the CV that goes along where the device's share sheet takes files.
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_FILES } from '@marquee/domain/site/routes';
import type { Profile } from '@marquee/domain/profile/profile';
import { availabilityText } from '#web/i18n/availability-text.ts';
import { DEFAULT_LANGUAGE, languageOf } from '#web/i18n/languages.ts';
import { shownCity, shownLanguage } from '#web/i18n/listed-name.ts';
import { untilReplaced } from '#web/components/until-replaced.ts';
import { fetchDocument } from '../api/fetch-document.ts';
import { readPackText } from '../api/pack-text.ts';
import { sharesFiles } from './send-pack.ts';
import { PRESETS, presetText, type Changing } from './whatsapp-text.ts';

/** The profile with the names of its city and languages in the current language. */
export function useShownProfile(profile: Profile): Profile {
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

/** The values of a text's placeholders. */
export function useChanging({ facts }: Profile, link: string): Changing {
  const { t, i18n } = useTranslation('casting');
  const dates = availabilityText(facts, t, languageOf(i18n.language) ?? DEFAULT_LANGUAGE);
  return { link, dates: dates === '' ? '' : `${t('availability.label')}: ${dates}` };
}

/**
 * The text with its placeholders: what was typed, else the account's last text, else the first preset (also until the
 * last text is loaded); and a function that replaces it.
 */
export function usePackText(shown: Profile) {
  const { t } = useTranslation('sharing');
  const [typed, setTyped] = useState<string | undefined>();
  const [stored, setStored] = useState('');
  useEffect(
    () =>
      untilReplaced(readPackText(shown.id), setStored, (error) =>
        console.warn('The text of the WhatsApp message could not be read.', error),
      ),
    [shown.id],
  );
  const text = typed ?? (stored === '' ? presetText(PRESETS[0], shown, t) : stored);
  return { text, isTyped: typed !== undefined, setText: setTyped };
}

/**
 * The CV, fetched before the tap that sends it: a share sheet opens only directly after a tap. Undefined until it is
 * there, and on devices whose share sheet takes no files; `null` if it could not be fetched.
 */
export function useCv(profile: Profile, code: string | undefined): File | null | undefined {
  const { i18n } = useTranslation();
  const [cv, setCv] = useState<File | null>();
  const { language } = i18n;
  useEffect(() => {
    if (!sharesFiles()) return undefined;
    const replace = untilReplaced(
      fetchDocument(profile, 'cv', language, code),
      (blob) => {
        const name = `${profile.username || 'profile'}-${DOCUMENT_FILES.cv}`;
        setCv(new File([blob], name, { type: 'application/pdf' }));
      },
      // The text is then sent without the CV.
      (error) => {
        console.warn('The CV could not be fetched.', error);
        setCv(null);
      },
    );
    return () => {
      replace();
      // The previous CV contains another link.
      setCv(undefined);
    };
  }, [profile, language, code]);
  return cv;
}
