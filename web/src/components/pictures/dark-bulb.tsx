import { Bulb, Picture } from './picture.tsx';

const CORD = 'M10 26C60 66 90 66 120 62S186 30 230 30';

/** A string of lights with one that went out. */
export function DarkBulb() {
  return (
    <Picture>
      <path d={CORD} fill="none" stroke="var(--mq-ink)" strokeWidth="2.5" />
      <Bulb x={38} y={52} />
      <Bulb x={78} y={67} />
      <path d="M120 62v30" stroke="var(--mq-ink)" strokeWidth="2.5" />
      <circle cx="120" cy="101" r="10" fill="var(--mq-surface)" stroke="var(--mq-ink)" strokeWidth="2.5" />
      <path
        d="M116 103l4-5 4 5M120 92v-4"
        fill="none"
        stroke="var(--mq-ink)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <Bulb x={162} y={55} />
      <Bulb x={202} y={39} />
      <path d="M92 132l8-6 6 6 9-8 8 8 10-6 8 6z" fill="var(--mq-ink)" opacity="0.25" />
    </Picture>
  );
}
