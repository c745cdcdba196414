// The layout of screens that end in the footer.
import { Outlet } from 'react-router-dom';
import { SiteFooter } from '../components/site-footer.tsx';

export function WithFooter() {
  return (
    <>
      <Outlet />
      <SiteFooter />
    </>
  );
}
