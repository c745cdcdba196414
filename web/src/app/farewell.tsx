import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { readNavigationState } from '../account/navigation-state.ts';

/** The farewell dialog, loaded and shown after an account was deleted. */
const FarewellDialog = lazy(async () => ({
  default: (await import('./farewell-dialog.tsx')).FarewellDialog,
}));

export function Farewell() {
  return readNavigationState(useLocation().state).accountDeleted ? (
    <Suspense fallback={null}>
      <FarewellDialog />
    </Suspense>
  ) : null;
}
