// Text as `npm run format` leaves it in a file.
import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { fromRoot } from '../../scripts/lib/project.ts';

const config = JSON.parse(readFileSync(fromRoot('.oxfmtrc.json'), 'utf8')) as FormatConfig;

export async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, config);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}
