import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/**
 * dnd-kit's sensor starts listening in a timer, so that the key that lifts an item does not also drop it. On a busy
 * device it thus misses an arrow key pressed right after lifting. This sensor repeats such keys once it listens.
 */
export class EagerKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const early: KeyboardEvent[] = [];
    const keep = (event: KeyboardEvent): void => {
      if (!event.code.startsWith('Arrow')) return;
      event.preventDefault();
      early.push(event);
    };
    document.addEventListener('keydown', keep);
    // This timer runs after the sensor's own, when the sensor listens.
    setTimeout(() => {
      document.removeEventListener('keydown', keep);
      for (const { code } of early) document.dispatchEvent(new KeyboardEvent('keydown', { code }));
    });
  }
}
