/** Numbers from this on are shortened: three of them share a row on a phone. */
const LONG = 100_000;

/** Ticks from this on are shortened: the chart's axis has room for four characters. */
const LONG_TICK = 1000;

/** Cached: constructing an Intl.NumberFormat costs more than all its uses here. */
const formats = new Map<string, Intl.NumberFormat>();

function short(count: number, locale: string, long: number): string {
  if (count < 1000) return String(count);
  const notation = count < long ? 'standard' : 'compact';
  const key = `${locale} ${notation}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { notation, maximumFractionDigits: 1 });
  formats.set(key, format);
  return format.format(count);
}

/** A count for a phone: in full, or short such as '5.4M'. */
export const shortNumber = (count: number, locale: string): string => short(count, locale, LONG);

/** A tick label of the chart's axis. */
export const shortTick = (count: number, locale: string): string => short(count, locale, LONG_TICK);
