import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('a CSV file has a byte order mark, quoted commas, an empty line between tables and disarmed formulas', () => {
  const text = csv([
    [
      ['Day', 'Opens'],
      ['2026-11-22', 3],
    ],
    [
      ['Link', '=HYPERLINK("x")'],
      ['Mukesh, "office"', -1],
      ['-1+1', '@x'],
    ],
  ]);
  expect(text).toBe(
    '\ufeffDay,Opens\r\n2026-11-22,3\r\n\r\nLink,"\'=HYPERLINK(""x"")"\r\n"Mukesh, ""office""",-1\r\n\'-1+1,\'@x\r\n',
  );
});
