// A list that can be sorted by mouse, touch or keyboard, with announcements for screen readers.
import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, type SortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { EagerKeyboardSensor } from './eager-keyboard-sensor.ts';

type SortingEvent = 'picked' | 'over' | 'dropped' | 'cancelled';

interface SortableListProps {
  /** The ids that `sortableIds` returned, in the list's order. */
  readonly ids: readonly string[];
  readonly strategy: SortingStrategy;
  /** How to move an item with the keyboard. */
  readonly instructions: string;
  /** Returns the text that screen readers announce. An item moves from `position` to `over`, both counted from 1. */
  readonly announcement: (event: SortingEvent, position: number, over: number) => string;
  readonly onMove: (from: number, to: number) => void;
  readonly children: ReactNode;
}

export function SortableList({
  ids,
  strategy,
  instructions,
  announcement,
  onMove,
  children,
}: SortableListProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A short touch scrolls the page, a longer one lifts the item.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(EagerKeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const index = (id: UniqueIdentifier): number => ids.indexOf(String(id));
  const position = (id: UniqueIdentifier): number => index(id) + 1;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => announcement('picked', position(active.id), position(active.id)),
          onDragOver: ({ active, over }) =>
            over ? announcement('over', position(active.id), position(over.id)) : undefined,
          onDragEnd: ({ active, over }) =>
            over ? announcement('dropped', position(active.id), position(over.id)) : undefined,
          onDragCancel: ({ active }) => announcement('cancelled', position(active.id), position(active.id)),
        },
        screenReaderInstructions: { draggable: instructions },
      }}
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id) onMove(index(active.id), index(over.id));
      }}
    >
      <SortableContext items={[...ids]} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
