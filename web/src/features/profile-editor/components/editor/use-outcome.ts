import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useToast } from '#web/components/toast.tsx';
import { paths } from '#web/config/paths.ts';
import { useFailureText } from '#web/profile-form/saving/use-failure-text.ts';
import type { SectionId } from '@marquee/domain/profile/profile-fields';
import type { EditorDispatch, OpenEditor } from './editor-state.ts';
import { useOpenField } from './use-field-in-hash.ts';

/** Shows the result of a save: a toast, and then the saved profile, the next section, or the taken username. */
export function useOutcome(
  state: OpenEditor,
  goOnWith: RefObject<SectionId | undefined>,
  dispatch: EditorDispatch,
): void {
  const { t } = useTranslation(['profileEditor', 'username']);
  const toast = useToast();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const openField = useOpenField();
  const onState = useEffectEvent(() => {
    if (state.name === 'saved') {
      toast({ variant: 'success', text: t(state.isMerged ? 'save.merged' : 'save.success') });
      const next = goOnWith.current;
      void navigate(next === undefined ? paths.profile.href() : paths.profileEditSection.href(next));
      if (next !== undefined) dispatch({ type: 'continued' });
    }
    if (state.name === 'username-taken') {
      toast({ variant: 'error', text: t('username:taken') });
      openField('username');
    }
    if (state.name === 'failed') toast({ variant: 'error', text: failureText(state.failure) });
  });
  useEffect(() => onState(), [state]);
}
