// A profile as visitors see it on a phone. In an iframe, because the page's styles ask for the width of their window.
import { useDeferredValue, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Profile } from '@marquee/domain/profile/profile';
import { StillProfile } from './own-profile.tsx';

/** CSS pixels. */
const WIDTH = 360;

interface PhonePreviewProps {
  readonly profile: Profile;
  /** The frame's title, for screen readers. */
  readonly title: string;
  readonly height: string;
}

/** Gives the frame's document the page's styles, theme and language. */
function dress(frame: Document): void {
  const { lang, dataset } = document.documentElement;
  frame.documentElement.lang = lang;
  Object.assign(frame.documentElement.dataset, dataset);
  frame.head.replaceChildren(
    ...[...document.querySelectorAll('link[rel=stylesheet], style')].map((sheet) =>
      frame.importNode(sheet, true),
    ),
  );
  frame.body.style.margin = '0';
}

export function PhonePreview({ profile, title, height }: PhonePreviewProps) {
  const [page, setPage] = useState<HTMLElement>();
  // Typing does not wait for the page.
  const shown = useDeferredValue(profile);
  return (
    <iframe
      title={title}
      width={WIDTH}
      srcDoc="<!doctype html><title></title>"
      // Shown, not used: its links would lead out of the form.
      tabIndex={-1}
      style={{ display: 'block', height, border: 0 }}
      onLoad={({ currentTarget }) => {
        const frame = currentTarget.contentDocument;
        if (!frame) return;
        dress(frame);
        setPage(frame.body);
      }}
    >
      {page
        ? createPortal(
            <div inert>
              <StillProfile profile={shown} />
            </div>,
            page,
          )
        : null}
    </iframe>
  );
}
