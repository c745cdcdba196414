// The footer of /my-profile, the same as on the site's pages.
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { PlainList } from '../components/plain-list.ts';
import { paths } from '../config/paths.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { SOCIAL_LINKS } from './product-accounts.ts';

const YEAR = new Date().getFullYear();

const Foot = styled('footer')(({ theme }) => ({
  marginBlockStart: 'auto',
  padding: theme.spacing(7, 0, 5),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  // Hidden while content loads: the loaded content would push the footer down.
  'main:has([data-spinner], [data-skeleton]) ~ &': { display: 'none' },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(4),
  justifyContent: 'space-between',
  alignItems: 'flex-start',
}));

const Links = styled(PlainList)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  '& a': { display: 'inline-block', paddingBlock: theme.spacing(0.5) },
}));

export function AppFooter() {
  const { t } = useTranslation('common');
  const social = SOCIAL_LINKS.filter(({ url }) => url !== '');
  return (
    <Foot>
      <Container maxWidth="lg">
        <Columns>
          <div>
            <Link
              component={RouterLink}
              to={paths.home.href()}
              reloadDocument
              color="inherit"
              underline="none"
              aria-label={t('homeLink')}
            >
              <Logo />
            </Link>
            <Typography color="textSecondary" sx={{ mt: 1.5 }}>
              {t('footer.tagline')}
            </Typography>
          </div>
          <Box component="nav" aria-label={t('footer.navigation')}>
            <Links>
              <li>
                <Link
                  component={RouterLink}
                  to={`${paths.terms.href()}#privacy`}
                  reloadDocument
                  color="inherit"
                >
                  {t('footer.privacy')}
                </Link>
              </li>
              <li>
                <Link component={RouterLink} to={paths.terms.href()} reloadDocument color="inherit">
                  {t('footer.terms')}
                </Link>
              </li>
              {social.map(({ name, url }) => (
                <li key={name}>
                  <Link href={url} target="_blank" rel="noopener" color="inherit">
                    {name}
                  </Link>
                </li>
              ))}
            </Links>
          </Box>
        </Columns>
        <Columns sx={{ mt: 4, alignItems: 'center' }}>
          <Typography variant="body2" color="textSecondary">
            {t('footer.copyright', { year: YEAR })}
          </Typography>
          <LanguageSwitch size="small" />
        </Columns>
      </Container>
    </Foot>
  );
}
