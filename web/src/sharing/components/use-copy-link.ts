import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TIMING } from '@marquee/domain/values/timing';
import { useToast } from '#web/components/toast.tsx';
import { copyLink, thisDevice, type ShareDevice, type ShareOutcome } from '../share-link.ts';

interface CopyLink {
  readonly device: ShareDevice;
  /** True for two seconds after the link was copied. */
  readonly isCopied: boolean;
  readonly copy: () => Promise<void>;
  /** Shows a toast with the result of copying or sharing. */
  readonly showOutcome: (outcome: ShareOutcome) => void;
}

/** The functions with which a dialog copies a link and shows the result of copying or sharing. */
export function useCopyLink(link: string): CopyLink {
  const { t } = useTranslation('sharing');
  const toast = useToast();
  const [device] = useState(thisDevice);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), TIMING.linkCopied);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const showOutcome = (outcome: ShareOutcome): void => {
    if (outcome === 'copied') {
      setIsCopied(true);
      toast({ variant: 'success', title: t('linkCopied.title'), text: t('linkCopied.text') });
    } else if (outcome === 'shared') {
      toast({ variant: 'success', title: t('shared.title'), text: t('shared.text') });
    } else if (outcome === 'failed') {
      toast({ variant: 'error', title: t('copyFailed.title'), text: t('copyFailed.text') });
    }
  };
  return { device, isCopied, copy: async () => showOutcome(await copyLink(device, link)), showOutcome };
}
