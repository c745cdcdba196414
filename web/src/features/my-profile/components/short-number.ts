/** Numbers from here on are shortened: three are side by side on a phone. */
const LONG = 100_000;

/** Beside the chart's axis there is room for four characters. */
const LONG_TICK = 1000;

/** Making one takes longer than all it is going to be used for. */
const formats = new Map<string, Intl.NumberFormat>();

function short(count: number, locale: string, long: number): string {
  if (count < 1000) return String(count);
  const notation = count < long ? 'standard' : 'compact';
  const key = `${locale} ${notation}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { notation, maximumFractionDigits: 1 });
  formats.set(key, format);
  return format.format(count);
}

/** A count as it fits on a phone: whole, or as in '5.4M'. */
export const shortNumber = (count: number, locale: string): string => short(count, locale, LONG);

/** A count beside the chart's axis. */
export const shortTick = (count: number, locale: string): string => short(count, locale, LONG_TICK);
