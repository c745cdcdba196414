import { Bulb, Picture } from './picture.tsx';

const SIDES = [34, 60, 86] as const;

/** A dressing-room mirror that waits for a face. */
export function DressingMirror() {
  return (
    <Picture>
      <path d="M96 112h48l10 20H86z" fill="var(--mq-muted)" />
      <rect x="66" y="8" width="108" height="110" rx="14" fill="var(--mq-bar)" />
      <rect x="90" y="22" width="60" height="82" rx="8" fill="#F3EAF4" />
      <circle cx="120" cy="54" r="13" fill="#CDB6DC" />
      <path d="M97 104c1-20 10-31 23-31s22 11 23 31z" fill="#CDB6DC" />
      {SIDES.map((y) => (
        <Bulb key={`left-${String(y)}`} x={78} y={y} radius={4} />
      ))}
      {SIDES.map((y) => (
        <Bulb key={`right-${String(y)}`} x={162} y={y} radius={4} />
      ))}
    </Picture>
  );
}
