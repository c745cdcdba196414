// A collapsible part of a screen, behind a button: what most people do not need.
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';

interface FoldProps {
  readonly label: string;
  readonly startsOpen?: boolean;
  /** One line about the content, shown while that is not. */
  readonly summary?: string;
  /** Shows the content whatever was chosen, for example for an error in it. */
  readonly mustShow?: boolean;
  readonly children: ReactNode;
}

/** The content is in the document only while it is shown. */
export function Fold({ label, startsOpen = false, summary = '', mustShow = false, children }: FoldProps) {
  const [isChosen, setIsChosen] = useState(startsOpen);
  // The content stays open once its error is corrected: closing it would remove the field that has the focus.
  if (mustShow && !isChosen) setIsChosen(true);
  const isOpen = isChosen || mustShow;
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={isOpen}
        endIcon={
          <ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 200ms' }} />
        }
        onClick={() => setIsChosen(!isOpen)}
        sx={{ ml: -0.5, minWidth: 0 }}
      >
        {label}
      </Button>
      {isOpen || summary === '' ? null : (
        <Typography variant="body2" color="textSecondary" noWrap>
          {summary}
        </Typography>
      )}
      <Collapse in={isOpen} unmountOnExit>
        <Box sx={{ pt: 1.5 }}>{children}</Box>
      </Collapse>
    </Box>
  );
}
