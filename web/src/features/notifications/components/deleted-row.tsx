// Stands in a deleted notification's place while that can be undone.
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from './notification-row.tsx';

interface DeletedRowProps {
  readonly onUndo: () => void;
  readonly onHold: () => void;
  readonly onRelease: () => void;
}

export function DeletedRow({ onUndo, onHold, onRelease }: DeletedRowProps) {
  const { t } = useTranslation('notifications');
  const undo = useRef<HTMLButtonElement>(null);
  // The delete button that had the focus is gone: the way back takes its place.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <Row>
      <Typography color="textSecondary" sx={{ flex: 1 }}>
        {t('deleted')}
      </Typography>
      <Button
        ref={undo}
        onClick={onUndo}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) onHold();
        }}
        onBlur={onRelease}
      >
        {t('undo')}
      </Button>
    </Row>
  );
}
