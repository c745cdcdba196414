// The site's class names and the split of its style sheet, as the build makes them.
import { expect, test } from 'vitest';
import { classPrefix, shortClassName } from '../../web/class-names.ts';
import { splitStyles } from '../../web/site-assets.ts';

const CREDITS = classPrefix('credits');
const SHARE = classPrefix('share-dialog');
const HERO = classPrefix('profile-hero');

test('the style sheet is split into what every page needs, what a section needs, and what no first paint waits for', () => {
  const { css, sections, later } = splitStyles(
    [
      `.${HERO}0{color:red}`,
      `.${CREDITS}0{color:blue}`,
      `@media (min-width:1px){.${CREDITS}0{color:green}}`,
      `.${SHARE}0{padding:0}`,
      '[data-toasts]{top:0}',
      `@media print{.${HERO}0{color:black}}`,
      '@page{margin:0}',
    ].join(''),
    '@font-face{font-family:Ours}',
  );
  expect(css).toBe(`.${HERO}0{color:red}`);
  expect(sections).toEqual([
    {
      prefix: CREDITS,
      css: `.${CREDITS}0{color:blue}@media (min-width:1px){.${CREDITS}0{color:green}}`,
    },
  ]);
  // Print styles come last, because they override those of the page.
  expect(later.css).toBe(
    `@font-face{font-family:Ours}[data-toasts]{top:0}.${SHARE}0{padding:0}@media print{.${HERO}0{color:black}}@page{margin:0}`,
  );
  expect(later.file).toMatch(/^assets\/later-[\w-]{8}\.css$/);
});

test('each class of a file has a name of its own, which begins with the prefix of the file', () => {
  const css = '.table a{}.row:hover{}@keyframes appear{from{opacity:0}}';
  const names = ['table', 'row', 'appear'].map((name) =>
    shortClassName(name, '/a/credits.module.css?x', css),
  );
  expect(names).toEqual([`${CREDITS}0`, `${CREDITS}1`, `${CREDITS}appear`]);
  expect(() => classPrefix('nothing')).toThrow('There is no nothing.module.css.');
});
