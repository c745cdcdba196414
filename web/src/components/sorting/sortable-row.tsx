// A row of a list put in order: its handle, and what it shows.
import DragIndicator from '@mui/icons-material/DragIndicator';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minHeight: 56,
  position: 'relative',
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
}));

interface SortableRowProps {
  readonly id: string;
  /** The handle's name; a row without one stays where it is. */
  readonly handle: string | undefined;
  readonly children: ReactNode;
}

export function SortableRow({ id, handle, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: handle === undefined });
  return (
    <Row
      ref={setNodeRef}
      style={{
        // Rows have different heights: without it a row would be stretched while it is over another.
        transform: CSS.Translate.toString(transform),
        transition,
        zIndex: isDragging ? 1 : undefined,
      }}
    >
      {handle === undefined ? null : (
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={handle}
          sx={{ cursor: 'grab', touchAction: 'manipulation' }}
        >
          <DragIndicator />
        </IconButton>
      )}
      {children}
    </Row>
  );
}
