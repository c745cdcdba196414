// Asks before unsaved changes are lost: within the app by a dialog; when the tab is closed, by the browser's own
// question.
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { askLogout, withdrawLogout } from './asked-logout.ts';
import { readNavigationState } from './navigation-state.ts';
import { QuestionDialog } from '../components/question-dialog.tsx';

interface LeaveQuestionProps {
  readonly isUnsaved: boolean;
  /** Whether going to a path of the app loses the changes; true by default. */
  readonly leaves?: (path: string) => boolean;
  /** Whether the changes survive a reload; false by default. */
  readonly survivesReload?: () => boolean;
  readonly texts: {
    readonly title: string;
    readonly text?: string;
    /** The label of the button that discards the changes; without a label there is no such button. */
    readonly discard?: string;
    readonly stay: string;
  };
  readonly onDiscard?: () => void;
}

const isLogout = (state: unknown): boolean => readNavigationState(state).signOut === true;

/** While this is rendered and `isUnsaved`, leaving the screen is blocked until the user answers the question. */
export function LeaveQuestion({
  isUnsaved,
  leaves = () => true,
  survivesReload = () => false,
  texts: { title, text, discard, stay },
  onDiscard,
}: LeaveQuestionProps) {
  const blocker = useBlocker(({ nextLocation }) => {
    const isBlocked = isUnsaved && leaves(nextLocation.pathname);
    if (isBlocked && isLogout(nextLocation.state)) withdrawLogout();
    return isBlocked;
  });
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
            if (isLogout(blocker.location.state)) askLogout();
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
