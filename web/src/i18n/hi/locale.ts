// Hindi for dayjs and MUI. x-date-pickers 9.17 has no Hindi, so its texts are here.
import { hiIN } from '@mui/material/locale';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import type { PickersLocaleText } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/hi';
import type { Locale } from '../locales.ts';

const pickers: Partial<PickersLocaleText> = {
  previousMonth: 'पिछला महीना',
  nextMonth: 'अगला महीना',
  openPreviousView: 'पिछले पर जाएँ',
  openNextView: 'अगले पर जाएँ',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year' ? 'साल दिख रहे हैं, कैलेंडर पर जाएँ' : 'कैलेंडर दिख रहा है, साल चुनें',
  cancelButtonLabel: 'रद्द करें',
  clearButtonLabel: 'साफ़ करें',
  okButtonLabel: 'ठीक है',
  todayButtonLabel: 'आज',
  nextStepButtonLabel: 'आगे',
  datePickerToolbarTitle: 'तारीख चुनें',
  openDatePickerDialogue: (date) => (date ? `तारीख चुनें, चुनी हुई तारीख ${date} है` : 'तारीख चुनें'),
  fieldClearLabel: 'साफ़ करें',
  // The placeholder of the empty field, whose English 'DD MMMM YYYY' means nothing in Hindi.
  fieldDayPlaceholder: () => 'दिन',
  fieldMonthPlaceholder: () => 'महीना',
  fieldYearPlaceholder: () => 'साल',
  dateTableLabel: 'तारीख चुनें',
  year: 'साल',
  month: 'महीना',
  day: 'दिन',
  weekDay: 'सप्ताह का दिन',
  empty: 'खाली',
};

export const locale: Locale = {
  theme: {
    ...hiIN,
    components: {
      ...hiIN.components,
      MuiLocalizationProvider: { defaultProps: { adapterLocale: 'hi', localeText: pickers } },
    },
  },
  use: (language) => {
    dayjs.locale(language);
  },
};
