// The layout of screens that end in the footer.
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Outlet } from 'react-router-dom';
import { SiteFooter } from '../components/site-footer.tsx';
import { FOOT_ID } from './frame.tsx';

export function WithFooter() {
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  useEffect(() => setFoot(document.getElementById(FOOT_ID)), []);
  return (
    <>
      <Outlet />
      {foot ? createPortal(<SiteFooter />, foot) : null}
    </>
  );
}
