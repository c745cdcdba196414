// A row of a sortable list: its handle, and its content.
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
  /** The handle's label; a row without it cannot be moved. */
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
        // Translates only: rows have different heights, and a full transform would stretch a row over another one.
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
