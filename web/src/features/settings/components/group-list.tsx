// The settings on a phone: a list of groups, each of which opens as a screen.
import ChevronRight from '@mui/icons-material/ChevronRight';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#web/config/paths.ts';
import { GROUPS } from './groups.ts';

const ICONS = {
  link: LinkOutlined,
  notifications: NotificationsNoneOutlined,
  privacy: ShieldOutlined,
  app: PhoneIphoneOutlined,
  account: ManageAccountsOutlined,
} as const;

export function GroupList() {
  const { t } = useTranslation('settings');
  return (
    <Paper component="nav" variant="outlined" aria-label={t('title')} sx={{ overflow: 'hidden' }}>
      <List disablePadding>
        {GROUPS.map((group, index) => {
          const Icon = ICONS[group];
          return (
            <ListItem key={group} disablePadding divider={index < GROUPS.length - 1}>
              <ListItemButton
                component={Link}
                to={paths.settingsGroup.href(group)}
                sx={{ minHeight: 72, gap: 2, px: 2 }}
              >
                <ListItemIcon sx={{ minWidth: 0, color: 'primary.main' }}>
                  <Icon aria-hidden="true" />
                </ListItemIcon>
                <ListItemText
                  primary={t(`groups.${group}.title`)}
                  secondary={t(`groups.${group}.text`)}
                  slotProps={{ primary: { sx: { fontWeight: 600 } } }}
                />
                <ChevronRight color="action" aria-hidden="true" />
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </Paper>
  );
}
