/** The text with Devanagari digits, which a Hindi keyboard types, replaced by 0 to 9. */
export const westernDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
