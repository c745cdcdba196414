/** The text with Devanagari's digits, which a Hindi keyboard types, as 0 to 9. */
export const westernDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
