// The design system: every part of the screens in each of its states. The page has no product behaviour.
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Buttons, Fields } from './design-system/controls.tsx';
import { Figures } from './design-system/figures.tsx';
import { Colours, Measures, Motion, TypeScale } from './design-system/foundations.tsx';
import { Badges, Dialogs, EmptyStates, Messages, Waiting } from './design-system/message-samples.tsx';

export default function TypographyDemoPage() {
  const { t } = useTranslation('demos');
  return (
    <Container maxWidth="md" sx={{ py: { xs: 5, md: 10 } }}>
      <Typography variant="h1">{t('typography.title')}</Typography>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {t('typography.intro')}
      </Typography>
      <TypeScale />
      <Colours />
      <Measures />
      <Motion />
      <Buttons />
      <Fields />
      <Messages />
      <Badges />
      <Dialogs />
      <EmptyStates />
      <Waiting />
      <Figures />
    </Container>
  );
}
