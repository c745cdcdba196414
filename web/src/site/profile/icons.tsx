// The page's few icons, drawn here: an icon package would weigh more than the page.
import type { ReactNode } from 'react';
import styles from './icons.module.css';

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" className={styles.icon} aria-hidden="true">
      {children}
    </svg>
  );
}

export const ICONS = {
  back: (
    <Icon>
      <path d="M19 12H5m6-6-6 6 6 6" />
    </Icon>
  ),
  forward: (
    <Icon>
      <path d="M5 12h14m-6-6 6 6-6 6" />
    </Icon>
  ),
  outward: (
    <Icon>
      <path d="M7 17 17 7M9 7h8v8" />
    </Icon>
  ),
  share: (
    <Icon>
      <path d="M12 15V4m-4 3.5L12 4l4 3.5M6 11.5V20h12v-8.5" />
    </Icon>
  ),
  message: (
    <Icon>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
      <path d="m4.5 7.5 7.5 5.5 7.5-5.5" />
    </Icon>
  ),
  phone: (
    <Icon>
      <path d="M8.2 4.5 5.4 5.6c-.6 2.9.7 6.6 3.6 9.4s6.5 4.2 9.4 3.6l1.1-2.8-3.8-2.2-1.7 1.4c-1.9-.9-3.4-2.4-4.3-4.3l1.4-1.7z" />
    </Icon>
  ),
  menu: (
    <Icon>
      <path d="M4 8h16M4 16h16" />
    </Icon>
  ),
  check: (
    <Icon>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  ),
  bell: (
    <Icon>
      <path d="M6 17.5h12l-1.4-2.2V11a4.6 4.6 0 0 0-9.2 0v4.3zM10.3 20.2h3.4M12 6.2V4.4" />
    </Icon>
  ),
  close: (
    <Icon>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  ),
  shortlist: (
    <Icon>
      <path d="M7 4h10v16l-5-4-5 4z" />
    </Icon>
  ),
  document: (
    <Icon>
      <path d="M7 3.5h7l4 4v13H7zM10 12h5m-5 4h5" />
    </Icon>
  ),
  sheet: (
    <Icon>
      <path d="M4.5 4.5h6v6h-6zm9 0h6v6h-6zm-9 9h6v6h-6zm9 0h6v6h-6z" />
    </Icon>
  ),
  play: (
    <Icon>
      <path d="M8.5 6.2v11.6l9.5-5.8z" fill="currentColor" />
    </Icon>
  ),
  instagram: (
    <Icon>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <circle cx="16.4" cy="7.6" r=".6" fill="currentColor" />
    </Icon>
  ),
  facebook: (
    <Icon>
      <path d="M13.5 21v-8h2.9l.5-3.2h-3.4V7.9c0-1 .5-1.7 1.8-1.7H17V3.3c-.4-.1-1.2-.2-2.1-.2-2.7 0-4.4 1.6-4.4 4.3v2.4H7.6V13h2.9v8" />
    </Icon>
  ),
  imdb: (
    <Icon>
      <rect x="2.5" y="6.5" width="19" height="11" rx="2.5" />
      <path
        d="M5.6 9.7v4.6M7.7 14.3V9.7l1.5 3 1.5-3v4.6M13 9.7v4.6h.7c1.1 0 1.6-.8 1.6-2.3s-.5-2.3-1.6-2.3zM17.3 9.7v4.6h.9c.7 0 1-.5 1-1.5s-.3-1.5-1-1.5h-.9"
        strokeWidth="1.2"
      />
    </Icon>
  ),
  website: (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.6 2.5 3.7 5.3 3.7 8.5s-1.1 6-3.7 8.5c-2.6-2.5-3.7-5.3-3.7-8.5s1.1-6 3.7-8.5z" />
    </Icon>
  ),
  whatsapp: (
    <Icon>
      <path d="M4 20l1.2-4.1A8.2 8.2 0 1 1 8.3 19z" />
      <path
        d="M9.2 8.4c-.6.5-.8 1.3-.3 2.4a8 8 0 0 0 4.2 4.2c1.1.5 1.9.3 2.4-.3l.3-.7-2-1.1-1 .9a6 6 0 0 1-2.5-2.5l.9-1-1.1-2z"
        fill="currentColor"
        stroke="none"
      />
    </Icon>
  ),
} as const satisfies Record<string, ReactNode>;
