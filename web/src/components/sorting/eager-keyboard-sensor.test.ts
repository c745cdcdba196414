// @vitest-environment jsdom
import type { KeyboardSensorProps } from '@dnd-kit/core';
import { expect, it, vi } from 'vitest';
import { EagerKeyboardSensor } from './eager-keyboard-sensor.ts';

const press = (code: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }));

it('an arrow key moves a lifted item once, also right after lifting, and only the second Space drops it', async () => {
  const onMove = vi.fn();
  const onEnd = vi.fn();
  const lift = (event: KeyboardEvent): void => {
    document.body.removeEventListener('keydown', lift);
    new EagerKeyboardSensor({
      event,
      active: 'photo',
      activeNode: { node: { current: null } },
      context: { current: { collisionRect: { left: 200, top: 0 }, scrollableAncestors: [] } },
      options: { coordinateGetter: () => ({ x: 100, y: 0 }) },
      onStart: vi.fn(),
      onMove,
      onEnd,
    } as unknown as KeyboardSensorProps);
  };
  document.body.addEventListener('keydown', lift);

  press('Space');
  expect(onEnd).not.toHaveBeenCalled();
  press('ArrowLeft');
  await new Promise((resolve) => setTimeout(resolve));
  expect(onMove.mock.calls).toEqual([[{ x: -100, y: 0 }]]);
  press('ArrowLeft');
  expect(onMove).toHaveBeenCalledTimes(2);
  press('Space');
  expect(onEnd).toHaveBeenCalledOnce();
});
