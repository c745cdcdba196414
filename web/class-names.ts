// Short class names of CSS modules in the built site: a prefix for the file and a number for the class. Vite's own
// would enlarge a public page by 1.2 KB. By the prefixes, page-document.tsx finds the style sheets that a page needs.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const SUFFIX = '.module.css';

const MODULES = readdirSync(join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => basename(file, SUFFIX))
  .toSorted();

/** The prefix of a CSS module's class names. `name` is the file's name without its extension. */
export function classPrefix(name: string): string {
  const index = MODULES.indexOf(name);
  if (index < 0) throw new Error(`There is no ${name}${SUFFIX}.`);
  return `${String.fromCharCode(97 + (index % 26))}${index < 26 ? '' : String(Math.floor(index / 26))}_`;
}

/** The name of a class in the build; the arguments are those of Vite's `css.modules.generateScopedName`. */
export function shortClassName(name: string, file: string, css: string): string {
  const names = [...new Set(css.match(/\.[a-z][\w-]*/gi))];
  const path = file.replace(/\?.*$/, '');
  const index = names.indexOf(`.${name}`);
  // `name` can also be the name of an animation, which gets no number.
  return classPrefix(basename(path, SUFFIX)) + (index < 0 ? name : index.toString(36));
}
