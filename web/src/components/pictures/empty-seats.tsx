import { Picture } from './picture.tsx';

const BACK = [64, 92, 120, 148, 176] as const;
const FRONT = [50, 85, 120, 155, 190] as const;

/** Rows of seats before the house opens. */
export function EmptySeats() {
  return (
    <Picture>
      <path d="M120 4l74 72H46z" fill="var(--mq-light)" opacity="0.2" />
      <circle cx="120" cy="10" r="7" fill="var(--mq-light)" />
      {BACK.map((x) => (
        <rect key={x} x={x - 11} y="62" width="22" height="34" rx="8" fill="var(--mq-muted)" opacity="0.6" />
      ))}
      {FRONT.map((x) => (
        <g key={x} fill="var(--mq-bar)">
          <rect x={x - 14} y="84" width="28" height="44" rx="10" />
          <rect x={x - 14} y="108" width="28" height="5" fill="var(--mq-light)" />
        </g>
      ))}
    </Picture>
  );
}
