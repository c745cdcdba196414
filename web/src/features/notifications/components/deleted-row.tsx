// Replaces deleted notifications while the deletion can be undone.
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Line, Row } from './notification-line.tsx';
import type { UndoableDelete } from './use-undoable-delete.ts';

interface DeletedRowProps {
  readonly ids: readonly string[];
  readonly deletion: Omit<UndoableDelete, 'waiting'>;
}

export function DeletedRow({ ids, deletion }: DeletedRowProps) {
  const { t } = useTranslation('notifications');
  const undo = useRef<HTMLButtonElement>(null);
  // The focused element has been removed, so the undo button takes the focus.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <Row>
      <Line>
        <Typography color="textSecondary" sx={{ flex: 1 }}>
          {ids.length === 1 ? t('deleted') : t('deletedMany', { number: ids.length })}
        </Typography>
        <Button
          ref={undo}
          onClick={() => deletion.undo(ids)}
          onFocus={(event) => {
            if (event.currentTarget.matches(':focus-visible')) deletion.hold(ids);
          }}
          onBlur={() => deletion.release(ids)}
        >
          {t('undo')}
        </Button>
      </Line>
    </Row>
  );
}
