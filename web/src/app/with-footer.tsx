// The layout of screens that end in the footer.
import { use } from 'react';
import { createPortal } from 'react-dom';
import { Outlet } from 'react-router-dom';
import { SiteFooter } from '../components/site-footer.tsx';
import { FootContext } from './foot-context.ts';

export function WithFooter() {
  const foot = use(FootContext);
  return (
    <>
      <Outlet />
      {foot ? createPortal(<SiteFooter />, foot) : null}
    </>
  );
}
