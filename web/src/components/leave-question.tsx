// Asks before unsaved changes are lost: in the app by a dialog, on closing the tab by the browser's own.
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { QuestionDialog } from './question-dialog.tsx';

interface LeaveQuestionProps {
  readonly isUnsaved: boolean;
  /** Whether going to a path of the app leaves what is unsaved; it does unless said. */
  readonly leaves?: (path: string) => boolean;
  /** Whether a reload brings everything back; it does not unless said. */
  readonly survivesReload?: () => boolean;
  readonly texts: {
    readonly title: string;
    readonly text?: string;
    /** Without it, the changes cannot be discarded now. */
    readonly discard?: string;
    readonly stay: string;
  };
  readonly onDiscard?: () => void;
}

/** Asks while it is rendered. */
export function LeaveQuestion({
  isUnsaved,
  leaves = () => true,
  survivesReload = () => false,
  texts: { title, text, discard, stay },
  onDiscard,
}: LeaveQuestionProps) {
  const blocker = useBlocker(({ nextLocation }) => isUnsaved && leaves(nextLocation.pathname));
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!survivesReload()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved, survivesReload]);

  if (blocker.state !== 'blocked') return null;
  return (
    <QuestionDialog title={title} text={text} onClose={() => blocker.reset()}>
      {discard === undefined ? null : (
        <Button
          color="error"
          onClick={() => {
            onDiscard?.();
            blocker.proceed();
          }}
        >
          {discard}
        </Button>
      )}
      <Button variant="contained" onClick={() => blocker.reset()}>
        {stay}
      </Button>
    </QuestionDialog>
  );
}
