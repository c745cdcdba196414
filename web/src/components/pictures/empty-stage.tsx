import { Bulb, Picture } from './picture.tsx';

/** An empty stage with its ghost light on. */
export function EmptyStage() {
  return (
    <Picture>
      <path d="M44 18h152v114H44z" fill="var(--mq-wash)" />
      <path d="M120 44l52 88H68z" fill="var(--mq-light)" opacity="0.2" />
      <path d="M30 10h52c2 44-4 84-30 122H22c8-40 8-82 8-122z" fill="var(--mq-bar)" />
      <path d="M210 10h-52c-2 44 4 84 30 122h30c-8-40-8-82-8-122z" fill="var(--mq-bar)" />
      <path
        d="M44 12c0 42-2 84-10 118M60 12c1 42-4 82-20 118M196 12c0 42 2 84 10 118M180 12c-1 42 4 82 20 118"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.16"
        strokeWidth="3"
      />
      <path
        d="M24 4h192v14c-16 8-32 8-48 0-16 8-32 8-48 0-16 8-32 8-48 0-16 8-32 8-48 0z"
        fill="var(--mq-bar)"
      />
      <path d="M120 52v76M106 132h28" stroke="var(--mq-ink)" strokeWidth="3" strokeLinecap="round" />
      <Bulb x={120} y={46} radius={6} />
    </Picture>
  );
}
