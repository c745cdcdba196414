import { expect, test } from 'vitest';
import { fitOf, type Fit } from './field-words.ts';

const likeliest = (texts: readonly string[], quoted?: number): keyof Fit => {
  const { title, role, production } = fitOf(texts, quoted);
  const best = Math.max(title, role, production);
  return best === title ? 'title' : best === role ? 'role' : 'production';
};

test.each([
  ['title', ['The Salt Road', 'Half of the Moon', 'A Long Way Home', 'Twelfth Night']],
  ['role', ['Meera', 'Inspector Rao', 'Nurse', 'Kiran']],
  ['production', ['Neeraj Kale', 'Ila Rao', 'Zoya Anand', 'Ila Rao']],
  ['production', ['Hill Theatre', 'Lampglow Films', 'Prithvi Theatre', 'Zee TV']],
] as const)('words tell a column of the kind ‘%s’: %j', (field, texts) => {
  expect(likeliest(texts)).toBe(field);
});

test('whole names that come again are rather who made the works', () => {
  const once = fitOf(['Ila Rao', 'Neeraj Kale']);
  const again = fitOf(['Ila Rao', 'Ila Rao']);
  expect(again.production - again.title).toBeGreaterThan(once.production - once.title);
});

test('a size of role is one, however often it comes again', () => {
  expect(likeliest(['Lead', 'Lead', 'Supporting', 'Lead'])).toBe('role');
});

test('what stands in quotation marks is rather a title than a role, and hardly a company', () => {
  const texts = ['Umeed', 'Aangan'];
  const [plain, quoted] = [fitOf(texts), fitOf(texts, 2)];
  expect(quoted.title - quoted.role).toBeGreaterThan(plain.title - plain.role);
  expect(quoted.title - quoted.production).toBeGreaterThan(plain.title - plain.production);
});
