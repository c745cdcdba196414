// The account's menu: 'My Account' on a wide screen, a burger with the same items on a phone.
import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Logout from '@mui/icons-material/Logout';
import MenuIcon from '@mui/icons-material/Menu';
import PersonOutline from '@mui/icons-material/PersonOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { askLogout } from '#web/account/asked-logout.ts';
import type { NavigationState } from '#web/account/navigation-state.ts';
import { isPublicPath } from '#web/account/return-path.ts';
import { paths } from '#web/config/paths.ts';
import { NotificationBell } from './notification-bell.tsx';

const ITEMS = [
  { key: 'myProfile', to: paths.myProfile.href(), Icon: PersonOutline },
  { key: 'insights', to: paths.insights.href(), Icon: BarChartOutlined },
  { key: 'settings', to: paths.settings.href(), Icon: SettingsOutlined },
  { key: 'faqs', to: paths.faqs.href(), Icon: HelpOutline },
] as const;

export function AccountMenu({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = (): void => setAnchor(null);

  const logOut = (): void => {
    close();
    // Logging out is a navigation, so that a screen with unsaved changes asks first; the session ends on arrival
    // (session-effects.tsx).
    askLogout();
    const signOut: NavigationState = { signOut: true };
    const to = isPublicPath(pathname) ? pathname : paths.login.href();
    void navigate(to, { replace: true, state: signOut });
  };

  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-controls': anchor === null ? undefined : menuId,
    onClick: (event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;

  return (
    <>
      <NotificationBell uid={uid} />
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Button color="inherit" startIcon={<AccountCircle />} endIcon={<ExpandMore />} {...opener}>
          {t('account.title')}
        </Button>
      </Box>
      <Box sx={{ display: { xs: 'block', sm: 'none' } }}>
        <IconButton
          color="inherit"
          edge="end"
          aria-label={t(anchor === null ? 'openMenu' : 'closeMenu')}
          {...opener}
        >
          <MenuIcon />
        </IconButton>
      </Box>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': t('account.title') }, paper: { sx: { minWidth: 220 } } }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {ITEMS.map(({ key, to, Icon }) => (
          <MenuItem
            key={key}
            component={Link}
            to={to}
            reloadDocument={key === 'faqs'}
            onClick={close}
            selected={pathname === to}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <span>{t(`account.${key}`)}</span>
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem onClick={logOut}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {t('account.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
