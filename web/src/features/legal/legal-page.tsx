// The shape of a long text: title, contents, numbered or named sections that a link can point at.
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly items?: readonly string[];
  readonly after?: ReactNode;
}

interface LegalPageProps {
  readonly title: string;
  readonly subtitle: string;
  readonly contents: string;
  readonly sections: readonly LegalSection[];
}

const Columns = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(6, 10),
  display: 'grid',
  gap: theme.spacing(4, 8),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: {
    paddingBlock: theme.spacing(10, 14),
    gridTemplateColumns: '260px minmax(0, 1fr)',
  },
}));

const Contents = styled('nav')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', insetBlockStart: 100 },
  '& ol': { listStyle: 'none', margin: 0, padding: 0 },
  [theme.breakpoints.between('sm', 'md')]: { '& ol': { columns: 2, columnGap: theme.spacing(4) } },
  '& a': { display: 'block', paddingBlock: theme.spacing(0.75) },
}));

export function LegalPage({ title, subtitle, contents, sections }: LegalPageProps) {
  return (
    <Columns maxWidth="lg">
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Typography variant="h1" sx={{ fontSize: 'clamp(2.25rem, 5vw, 3.75rem)' }}>
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {subtitle}
        </Typography>
      </Box>
      <Contents aria-label={contents}>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <Link href={`#${section.id}`} color="inherit" underline="hover" variant="body2">
                {section.title}
              </Link>
            </li>
          ))}
        </ol>
      </Contents>
      <Box sx={{ maxWidth: '68ch' }}>
        {sections.map((section) => (
          <Box component="section" key={section.id} id={section.id} sx={{ mb: 5 }}>
            <Typography variant="h3" component="h2" gutterBottom>
              {section.title}
            </Typography>
            {section.text.map((paragraph) => (
              <Typography key={paragraph} sx={{ mb: 1.5 }}>
                {paragraph}
              </Typography>
            ))}
            {section.items ? (
              <Box component="ul" sx={{ pl: 2.5, '& li': { mb: 1 } }}>
                {section.items.map((item) => (
                  <Typography component="li" key={item}>
                    {item}
                  </Typography>
                ))}
              </Box>
            ) : null}
            {section.after}
          </Box>
        ))}
      </Box>
    </Columns>
  );
}
