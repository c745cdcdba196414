// What makes a face this one's, and how it is turned. Units: the head is 300 high, its eyes stand at y = 0, the chin at
// about y = 150. Features sit on a sphere, so that a turn shortens the far side by itself.

interface Skin {
  readonly light: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
  readonly blush: string;
  readonly lip: string;
}

export interface Features {
  readonly skin: Skin;
  /** Half the width at the jaw's corners, at the chin, and at the cheekbones. */
  readonly jaw: number;
  readonly chin: number;
  readonly cheek: number;
  /** Where the chin ends. */
  readonly length: number;
  readonly brow: { readonly colour: string; readonly weight: number; readonly arch: number };
  readonly eye: {
    readonly width: number;
    readonly open: number;
    readonly slant: number;
    readonly liner: number;
    readonly crease: number;
  };
  readonly nose: { readonly width: number; readonly length: number };
  readonly mouth: { readonly width: number; readonly full: number; readonly smile: number };
  /** 0 young to 1 old: folds and lines. */
  readonly age: number;
  readonly bindi?: string;
  /** Hair on the chin: no shade below the lip. */
  readonly bearded?: boolean;
}

export interface Pose {
  /** Degrees; positive looks to the picture's right. */
  readonly turn: number;
  readonly tilt: number;
  /** The side the light comes from. */
  readonly light: 'left' | 'right';
  /** How dark the shadow side is, 0 to 1. */
  readonly contrast: number;
}

const RADIUS = 108;
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where a point of the unturned face lands, and how much it is shortened there. */
export function project(x: number, turn: number): { x: number; scale: number } {
  const own = Math.asin(Math.max(-1, Math.min(1, x / RADIUS)));
  const angle = own + radians(turn);
  return { x: RADIUS * Math.sin(angle), scale: Math.cos(angle) / Math.cos(own) };
}
