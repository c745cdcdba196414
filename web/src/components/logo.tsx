// The marquee mark and the name beside it. public/favicon.svg is the same drawing. The logo is shared by the site and
// the app.
import { PRODUCT } from '@marquee/domain/site/product';

const BULBS = [4.5, 9.5, 14.5, 19.5, 24.5, 29.5] as const;

/** A lit theatre sign: a board with a row of bulbs above and below, and an M on it. */
export function Logo() {
  return (
    <span className="mq-logo">
      <svg width="32" height="32" viewBox="0 0 34 34" aria-hidden="true" focusable="false">
        <rect width="34" height="34" rx="8" fill="var(--mq-bar)" />
        <g fill="var(--mq-light)">
          {BULBS.map((x) => (
            <circle key={`top-${String(x)}`} cx={x} cy="5.5" r="1.35" />
          ))}
          {BULBS.map((x) => (
            <circle key={`bottom-${String(x)}`} cx={x} cy="28.5" r="1.35" />
          ))}
          <path d="M8 24.5V10h3.6L17 18.2 22.4 10H26v14.5h-3.4v-9L17 23.6l-5.6-8.1v9z" />
        </g>
      </svg>
      <span>{PRODUCT.name}</span>
    </span>
  );
}
