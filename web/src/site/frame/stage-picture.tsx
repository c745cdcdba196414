// The picture of pages that have nothing to show: a stage in a frame of bulbs, in brand colours that suit light and
// dark themes.
import { BRAND } from '@marquee/domain/site/brand';

interface StagePictureProps {
  /**
   * `chair`: an empty chair in a spotlight, for nobody found. `curtain`: a closed curtain, for what is over or hidden.
   */
  readonly scene: 'chair' | 'curtain';
}

const CREAM = BRAND.paper;

function Chair() {
  return (
    <>
      <path d="M120 24 70 124h100z" fill="var(--mq-light)" opacity=".2" />
      <ellipse cx="120" cy="124" rx="50" ry="9" fill="var(--mq-light)" opacity=".45" />
      <g fill="none" stroke={CREAM} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M99 66v36m42-36v36M96 90h8m32 0h8M99 102l42 22m0-22-42 22m-4 0h8m34 0h8" />
        <path d="M99 68h42v12H99zm0 34h42" fill={CREAM} />
      </g>
    </>
  );
}

/** The x positions of the light parts of the curtain's folds. */
const FOLDS = [24, 48, 72, 96, 120, 144, 168, 192];

function Curtain() {
  return (
    <>
      <path d="M22 22h196v106H22z" fill="#522278" />
      <path d={FOLDS.map((x) => `M${String(x + 4)} 22q5 52 0 106h10q-5-54 0-106z`).join('')} fill="#6B3596" />
      <path
        d={FOLDS.map((x) => `M${String(x)} 20h24q-3 13-12 13t-12-13z`).join('')}
        fill="#522278"
        stroke="var(--mq-light)"
        strokeWidth="1.5"
      />
      <path d="M22 128h196" stroke="var(--mq-light)" strokeWidth="3" />
    </>
  );
}

export function StagePicture({ scene }: StagePictureProps) {
  return (
    <svg viewBox="0 0 240 150" width="240" height="150" aria-hidden="true" focusable="false">
      <rect width="240" height="150" rx="14" fill="var(--mq-bar)" />
      {scene === 'chair' ? <Chair /> : <Curtain />}
      <rect
        x="9"
        y="9"
        width="222"
        height="132"
        rx="8"
        fill="none"
        stroke="var(--mq-light)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0 11.4"
      />
    </svg>
  );
}
