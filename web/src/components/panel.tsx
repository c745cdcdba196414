import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface PanelProps {
  /** The id of the card's element: the hash of an address can lead to it. */
  readonly id?: string;
  readonly title: string;
  /** Shown beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A card with a title. */
export function Panel({ id, title, action, children }: PanelProps) {
  const titleId = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      id={id}
      aria-labelledby={titleId}
      sx={{ p: { xs: 2.5, md: 3 }, minWidth: 0 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          justifyContent: 'space-between',
          mb: 2,
        }}
      >
        <Typography id={titleId} variant="h4" component="h2">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Paper>
  );
}
