// One chapter of the design system's page.
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface PartProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

export function Part({ title, text, children }: PartProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mt: { xs: 6, md: 9 }, pt: 3, borderBlockStart: '2px solid', borderColor: 'text.primary' }}
    >
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      {text === undefined ? null : (
        <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '60ch' }}>
          {text}
        </Typography>
      )}
      <Stack sx={{ mt: 3, gap: 3 }}>{children}</Stack>
    </Box>
  );
}

/** A row of elements, which wraps where it is too long. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>{children}</Box>;
}

/** As many columns as fit, each at least `least` pixels wide. */
export function Tiles({ least, children }: { readonly least: number; readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${String(least)}px), 1fr))`,
      }}
    >
      {children}
    </Box>
  );
}
