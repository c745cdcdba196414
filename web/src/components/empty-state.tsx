// Shown in place of missing content: a picture, an explanation, and what to do next. It fills a card or a whole page.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';

interface EmptyStateProps {
  readonly picture: ReactNode;
  readonly title: string;
  /** The heading level of the title; `h1` when the empty state is the whole page. */
  readonly heading: ElementType;
  readonly text?: string;
  /** Buttons or links, the main one first. */
  readonly children?: ReactNode;
}

export function EmptyState({ picture, title, heading, text, children }: EmptyStateProps) {
  const isPage = heading === 'h1';
  return (
    <Box sx={{ textAlign: 'center', px: 3, py: isPage ? { xs: 8, md: 13 } : { xs: 5, md: 7 } }}>
      {picture}
      <Typography variant={isPage ? 'h2' : 'h3'} component={heading} sx={{ mt: 3 }}>
        {title}
      </Typography>
      {text === undefined ? null : (
        <Typography color="textSecondary" sx={{ mt: 1.5, mx: 'auto', maxWidth: '44ch', textWrap: 'balance' }}>
          {text}
        </Typography>
      )}
      {children === undefined ? null : (
        <Box
          sx={{
            mt: 4,
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            gap: 2,
            justifyContent: 'center',
          }}
        >
          {children}
        </Box>
      )}
    </Box>
  );
}
