import type { TFunction } from 'i18next';
import { csv } from '@marquee/domain/values/csv';
import type { SentRow } from '@marquee/domain/views/sends';

/** The log of sent links as CSV text, for a spreadsheet. */
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
      ...rows.map(({ send, state, answer }) => [
        send.label,
        send.project,
        send.role,
        send.sent_on,
        t(`sent.states.${state}`),
        answer === undefined ? '' : t(`answers:words.${answer}`),
        send.next_on,
        send.note,
      ]),
    ],
  ]);
