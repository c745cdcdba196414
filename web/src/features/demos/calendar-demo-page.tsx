import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** A demo without product behaviour: the editor's calendar, and a Back button. */
export default function CalendarDemoPage() {
  const { t } = useTranslation('demos');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const [date, setDate] = useState<Dayjs | null>(null);
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 5, md: 10 } }}>
      <Button startIcon={<ArrowBack />} onClick={() => navigate(-1)} sx={{ mb: 3, ml: -0.5 }}>
        {common('back')}
      </Button>
      <Typography variant="h2" component="h1">
        {t('calendar.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        {t('calendar.intro')}
      </Typography>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateCalendar
            value={date}
            onChange={setDate}
            disableFuture
            views={['year', 'month', 'day']}
            openTo="day"
          />
        </LocalizationProvider>
      </Paper>
      <Typography role="status" sx={{ mt: 3 }}>
        {date ? t('calendar.chosen', { date: date.format('DD MMMM YYYY') }) : t('calendar.none')}
      </Typography>
    </Container>
  );
}
