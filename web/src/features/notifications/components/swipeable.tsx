// A line that can be swiped: to the right to mark it as read or unread, to the left to delete it. The line's button and
// menu do the same without a touch screen.
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import { styled } from '@mui/material/styles';
import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Pixels of movement that make a touch a swipe. */
const SLOP = 10;

/** Pixels of movement after which releasing the finger marks or deletes. */
const DISTANCE = 96;

// Vertical movement scrolls, which the browser reports by cancelling the pointer.
const Frame = styled('div')({ position: 'relative', touchAction: 'pan-y pinch-zoom' });

const Moved = styled('div')(({ theme }) => ({
  transition: theme.transitions.create('transform', { duration: theme.transitions.duration.shortest }),
  '&[data-moved]': {
    position: 'relative',
    backgroundColor: theme.vars.palette.background.paper,
    transition: 'none',
  },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

const Below = styled('div')<{ direction: 'left' | 'right' }>(({ theme, direction }) => ({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: direction === 'right' ? 'flex-start' : 'flex-end',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(2),
  fontWeight: 600,
  color: theme.vars.palette.background.paper,
  backgroundColor: theme.vars.palette[direction === 'right' ? 'primary' : 'error'].main,
}));

interface SwipeableProps {
  readonly isRead: boolean;
  readonly onMark: () => void;
  readonly onDelete: () => void;
  readonly children: ReactNode;
}

export function Swipeable({ isRead, onMark, onDelete, children }: SwipeableProps) {
  const { t } = useTranslation('notifications');
  const [offset, setOffset] = useState(0);
  const start = useRef<number>(undefined);
  const move = ({ clientX }: PointerEvent): void => {
    if (start.current === undefined) return;
    const moved = clientX - start.current;
    if (offset !== 0 || Math.abs(moved) > SLOP) setOffset(moved);
  };
  const reset = (): void => {
    start.current = undefined;
    setOffset(0);
  };
  const release = ({ isPrimary }: PointerEvent): void => {
    if (!isPrimary) return;
    reset();
    if (offset >= DISTANCE) onMark();
    else if (offset <= -DISTANCE) onDelete();
  };
  const MarkIcon = isRead ? MarkEmailUnreadOutlined : MarkEmailReadOutlined;
  return (
    <Frame
      onPointerDown={({ pointerType, isPrimary, clientX }) => {
        if (pointerType === 'touch' && isPrimary) start.current = clientX;
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={reset}
      sx={offset === 0 ? {} : { overflow: 'hidden' }}
    >
      {offset > 0 ? (
        <Below direction="right" aria-hidden="true">
          <MarkIcon fontSize="small" />
          <span>{t(isRead ? 'markUnread' : 'markRead')}</span>
        </Below>
      ) : null}
      {offset < 0 ? (
        <Below direction="left" aria-hidden="true">
          {t('delete')}
          <DeleteOutlined fontSize="small" />
        </Below>
      ) : null}
      <Moved
        data-moved={offset === 0 ? undefined : true}
        style={offset === 0 ? {} : { transform: `translateX(${String(offset)}px)` }}
      >
        {children}
      </Moved>
    </Frame>
  );
}
