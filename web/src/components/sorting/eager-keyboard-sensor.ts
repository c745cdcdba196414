import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/**
 * dnd-kit's sensor listens only from the next turn of the event loop on, so that the key which lifts does not also drop.
 * A browser dispatches keys before it runs timers: on a busy device an arrow pressed right after lifting was lost.
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
    // Behind the sensor's own timer: it listens by then.
    setTimeout(() => {
      document.removeEventListener('keydown', keep);
      for (const { code } of early) document.dispatchEvent(new KeyboardEvent('keydown', { code }));
    });
  }
}
