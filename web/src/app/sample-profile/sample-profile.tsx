// The public profile as a phone shows it: in a frame of its own, whose width its style sheet goes by.
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../components/toast.tsx';
import { AppTexts } from '../../features/public-profile/app-texts.tsx';
import { PublicProfile } from '../../features/public-profile/public-profile.tsx';
import { fallbackFacesCss } from '../theme/fallback-fonts.ts';
import { COLOR_SCHEME_ATTRIBUTE, tokensCss } from '../theme/tokens.ts';
import { SAMPLE_PROFILE } from './sample.ts';

const Frame = styled('iframe')({ display: 'block', width: '100%', height: '100%', border: 0 });

const BASE = `${fallbackFacesCss()}${tokensCss()}
html { background: var(--mq-paper); scrollbar-width: none; }
body { margin: 0; padding-block-end: 48px; }
:focus-visible { outline: 3px solid var(--mq-focus); outline-offset: 2px; }
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { animation-duration: 0.01ms !important; transition: none !important; }
}`;

/** Resolves when the app's own style sheets hold there as here: a profile shown before would jump. */
async function dress(page: Document): Promise<void> {
  const base = page.createElement('style');
  base.textContent = BASE;
  const sheets = [...document.querySelectorAll('link[rel=stylesheet], style')].map(
    (sheet) => sheet.cloneNode(true) as Element,
  );
  const came = sheets
    .filter((sheet) => sheet.matches('link'))
    .map(
      (link) =>
        new Promise((resolve) => {
          link.addEventListener('load', resolve);
          link.addEventListener('error', resolve);
        }),
    );
  page.head.append(...sheets, base);
  await Promise.all(came);
}

/** The chosen scheme and the language, there as here. */
function follow(page: Document): () => void {
  const html = page.documentElement;
  const copy = (): void => {
    html.lang = document.documentElement.lang;
    const scheme = document.documentElement.getAttribute(COLOR_SCHEME_ATTRIBUTE);
    if (scheme !== null) html.setAttribute(COLOR_SCHEME_ATTRIBUTE, scheme);
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(document.documentElement, { attributeFilter: [COLOR_SCHEME_ATTRIBUTE, 'lang'] });
  return () => observer.disconnect();
}

export function SampleProfile() {
  const { t } = useTranslation('landing');
  const toast = useToast();
  const [page, setPage] = useState<Document | null>(null);

  useEffect(() => (page ? follow(page) : undefined), [page]);

  useEffect(() => {
    if (!page) return undefined;
    // Nobody answers at the addresses of somebody who does not exist. A photo's link has opened it by now.
    const onClick = (event: MouseEvent): void => {
      if (event.defaultPrevented || !(event.target as Element).closest('a')) return;
      event.preventDefault();
      toast({ text: t('preview.link') });
    };
    page.addEventListener('click', onClick);
    return () => page.removeEventListener('click', onClick);
  }, [page, t, toast]);

  return (
    <>
      <Frame
        title={t('preview.label')}
        srcDoc="<!doctype html><title>Marquee</title>"
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (contentDocument) void dress(contentDocument).then(() => setPage(contentDocument));
        }}
      />
      {page
        ? createPortal(
            <AppTexts>
              <PublicProfile profile={SAMPLE_PROFILE} frame={false} />
            </AppTexts>,
            page.body,
          )
        : null}
    </>
  );
}
