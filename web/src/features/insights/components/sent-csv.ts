import type { TFunction } from 'i18next';
import { csv } from '@marquee/domain/values/csv';
import { dayInIndia } from '@marquee/domain/values/calendar-day';
import type { SentRow } from '@marquee/domain/views/sent-rows';

export const sentCsv = (t: TFunction<['insights', 'answers']>, rows: readonly SentRow[]): string =>
  csv([
    [
      [
        t('sent.to'),
        t('sent.project'),
        t('sent.role'),
        t('sent.sentOn'),
        t('sent.state'),
        t('answers:column'),
        t('sent.nextOn'),
        t('sent.note'),
      ],
      ...rows.map(({ link, state }) => [
        link.label,
        link.project,
        link.role,
        dayInIndia(link.created_at),
        t(`sent.states.${state}`),
        link.answer ? t(`answers:words.${link.answer.answer}`) : '',
        link.next_on,
        link.note,
      ]),
    ],
  ]);
