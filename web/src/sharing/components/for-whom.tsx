import PersonAddAlt from '@mui/icons-material/PersonAddAlt';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@marquee/domain/profile/profile';
import type { NamedLink } from '@marquee/domain/views/named-link';
import { LinkDialog } from './link-dialog.tsx';

/** The value of the option that makes a new link; no link's code equals it. */
const MAKE = '+';

interface ForWhomProps {
  readonly profile: Profile;
  readonly links: readonly NamedLink[];
  /** The code of the chosen link; '' for everybody. */
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
}

/** The first question of the owner's share dialog: is the link for everybody, or a named link for one person? */
export function ForWhom({ profile, links, chosen, onChoose }: ForWhomProps) {
  const { t } = useTranslation('links');
  const [isOpen, setIsOpen] = useState(false);
  const [round, setRound] = useState(0);
  return (
    <>
      <TextField
        id="for-whom"
        select
        label={t('form.label')}
        value={chosen}
        helperText={t('forWhomHelp')}
        onChange={({ target }) => {
          if (target.value !== MAKE) onChoose(target.value);
          else {
            setRound((before) => before + 1);
            setIsOpen(true);
          }
        }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('everybody')}</MenuItem>
        {links.map(({ code, label }) => (
          <MenuItem key={code} value={code} sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
            {label}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem value={MAKE}>
          <ListItemIcon>
            <PersonAddAlt fontSize="small" />
          </ListItemIcon>
          {t('forWhom')}
        </MenuItem>
      </TextField>
      <LinkDialog
        key={round}
        profile={profile}
        task={{ kind: 'make' }}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onMade={({ code }) => {
          setIsOpen(false);
          onChoose(code);
        }}
      />
    </>
  );
}
