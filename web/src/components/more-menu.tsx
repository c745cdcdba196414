import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState, type ReactNode } from 'react';

interface MenuAction {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly act: () => void;
}

interface MoreMenuProps {
  /** The button's label for screen readers. */
  readonly label: string;
  readonly tooltip?: string;
  readonly actions: readonly MenuAction[];
}

/** The actions on a row of a list, behind a button with three dots. */
export function MoreMenu({ label, tooltip = '', actions }: MoreMenuProps) {
  const buttonId = useId();
  // A list may have thousands of rows: each menu is rendered only once it is opened.
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Tooltip title={tooltip}>
        <IconButton
          id={buttonId}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => {
            setAnchor(currentTarget);
            setIsOpen(true);
          }}
        >
          <MoreVertOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor ? (
        <Menu
          anchorEl={anchor}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          slotProps={{ list: { 'aria-labelledby': buttonId } }}
        >
          {actions.map(({ label: text, icon, act }) => (
            <MenuItem
              key={text}
              onClick={() => {
                setIsOpen(false);
                act();
              }}
            >
              {icon === undefined ? null : <ListItemIcon>{icon}</ListItemIcon>}
              {text}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
    </>
  );
}
