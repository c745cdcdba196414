import { BRAND } from '@marquee/domain/site/brand';
import { Picture, RowOfBulbs } from './picture.tsx';

/** A theatre's sign with nothing on its boards yet. */
export function MarqueeSign() {
  return (
    <Picture>
      <path d="M70 92h8v40h-8zM162 92h8v40h-8z" fill="var(--mq-muted)" />
      <rect x="40" y="22" width="160" height="76" rx="10" fill="var(--mq-bar)" />
      <RowOfBulbs from={52} to={188} y={32} count={11} />
      <RowOfBulbs from={52} to={188} y={88} count={11} />
      <rect x="54" y="42" width="132" height="36" rx="4" fill={BRAND.paper} />
      <path d="M120 48c7 0 10 5 10 11 0 7 3 9 4 10h-28c1-1 4-3 4-10 0-6 3-11 10-11z" fill="var(--mq-bar)" />
      <path d="M116 71h8a4 4 0 0 1-8 0z" fill="var(--mq-bar)" />
      <path
        d="M66 52h22M66 60h30M66 68h18M152 52h22M144 60h30M156 68h18"
        stroke="#D9CBDD"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Picture>
  );
}
