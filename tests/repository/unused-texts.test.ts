// Every text is used: a key of the catalogue by a literal, or by a template whose fixed parts it has, in a source that knows
// its namespace; a text of the functions by a property of its name.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { fromRoot } from '../../scripts/config/project.ts';
import { textFile } from '../../web/src/i18n/text-file.ts';
import * as english from '../../web/src/i18n/catalogue.ts';

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A node and all inside it. */
function nodesIn(program: Node): Node[] {
  const nodes = [program];
  for (const node of nodes) nodes.push(...Object.values(node).flat().filter(isNode));
  return nodes;
}

interface Source {
  readonly path: string;
  readonly nodes: readonly Node[];
}

const sourcesOf = (folder: string): Source[] =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|\/i18n\/(en|hi)\//.test(path))
    .map((path) => ({
      path,
      nodes: nodesIn(parseSync(path, readFileSync(fromRoot(path), 'utf8')).program as unknown as Node),
    }));

/** A literal in its parts: a template has values between them. */
type Literal = readonly string[];

const literalsOf = ({ nodes }: Source): Literal[] =>
  nodes.flatMap((node): Literal[] => {
    if (node.type === 'Literal' && typeof node['value'] === 'string') return [[node['value']]];
    if (node.type !== 'TemplateLiteral') return [];
    const quasis = node['quasis'] as readonly { readonly value: { readonly raw: string } }[];
    const parts = quasis.map(({ value }) => value.raw);
    // A template of values alone names no key.
    return parts.some((part) => /\w/.test(part)) ? [parts] : [];
  });

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A function that says whether one of the literals is, or with values becomes, a text. */
function matcher(literals: readonly Literal[]): (text: string) => boolean {
  const texts = new Set(literals.filter(({ length }) => length === 1).map(([text]) => text));
  const templates = new Set(
    literals.filter(({ length }) => length > 1).map((parts) => parts.map(escaped).join('.+')),
  );
  const patterns = Array.from(templates, (template) => new RegExp(`^${template}$`));
  return (text) => texts.has(text) || patterns.some((pattern) => pattern.test(text));
}

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';

/** Names of the properties that a source reads, by `.name` or by destructuring, and `[name]` for each read of any of its own. */
const propertiesOf = ({ nodes }: Source): string[] =>
  nodes.flatMap((node) => {
    if (node.type === 'ObjectPattern')
      return (node['properties'] as readonly Node[]).map(({ key }) => nameOf(key));
    if (node.type !== 'MemberExpression') return [];
    if (node['computed'] !== true) return [nameOf(node['property'])];
    const object = node['object'];
    return isNode(object) ? [`[${nameOf(object['property'] ?? object)}]`] : [];
  });

/** Paths of the texts inside a value, such as `errors.network`. */
function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]));
}

/** A key, the stem of its plural forms, and the keys above it, which `returnObjects` reads. */
function namesOf(path: readonly string[]): string[] {
  const names = path.map((_, index) => path.slice(0, index + 1).join('.'));
  return [...names, path.join('.').replace(/_(zero|one|two|few|many|other)$/, '')];
}

test('every text of the catalogue is named by a source that knows its namespace', () => {
  const namespaces = Object.keys(english);
  const sources = ['web/src', 'functions/src', 'domain/src'].flatMap(sourcesOf).map((source) => {
    const literals = literalsOf(source);
    const own = namespaces.filter((name) =>
      literals.some(([text = '']) => text === name || text.startsWith(`${name}:`)),
    );
    const imported = namespaces.filter((name) =>
      literals.some(([text = '']) => text.endsWith(`i18n/en/${textFile(name)}.ts`)),
    );
    return { folder: dirname(source.path), literals, own, imported, properties: propertiesOf(source) };
  });
  const unused = Object.entries(english).flatMap(([namespace, texts]) => {
    const ofOwn = sources.filter(({ own }) => own.includes(namespace));
    const folders = new Set(ofOwn.map(({ folder }) => folder));
    // What names no namespace returns keys to others of its folder.
    const near = [...ofOwn, ...sources.filter(({ folder, own }) => own.length === 0 && folders.has(folder))];
    const isNamed = matcher(near.flatMap(({ literals }) => literals));
    const properties = new Set(
      sources.filter(({ imported }) => imported.includes(namespace)).flatMap((source) => source.properties),
    );
    return pathsIn(texts)
      .filter(
        (path) =>
          !namesOf(path).some(
            (name) => isNamed(name) || isNamed(`${namespace}:${name}`) || properties.has(name),
          ),
      )
      .map((path) => `${namespace}:${path.join('.')}`);
  });
  expect(unused).toEqual([]);
});

/** The texts of tables `{ en: …, hi: … }` in a source, each as the names that lead to it. */
function tablesIn({ nodes }: Source): string[][] {
  const propertiesWithin = (node: unknown): readonly Node[] =>
    isNode(node) && node.type === 'ObjectExpression' ? (node['properties'] as readonly Node[]) : [];
  const paths = (value: unknown, path: readonly string[]): string[][] => {
    const inner = propertiesWithin(value);
    if (inner.length === 0) return [[...path]];
    return inner.flatMap(({ key, value: text }) => paths(text, [...path, nameOf(key)]));
  };
  return nodes.flatMap((node) => {
    const properties = propertiesWithin(node);
    const names = properties.map(({ key }) => nameOf(key));
    if (names.join() !== 'en,hi') return [];
    return paths(properties[0]?.['value'], []).filter(({ length }) => length > 0);
  });
}

test('every text of the functions is read by its name', () => {
  const sources = sourcesOf('functions/src');
  const properties = new Set(sources.flatMap(propertiesOf));
  const tables = sources.flatMap((source) => tablesIn(source).map((path) => [source.path, ...path]));
  expect(tables.length).toBeGreaterThan(0);
  const isLiteral = matcher(sources.flatMap(literalsOf));
  const isRead = (path: readonly string[]) => {
    const name = path.at(-1) ?? '';
    return properties.has(name) || properties.has(`[${path.at(-2) ?? ''}]`) || isLiteral(name);
  };
  expect(tables.filter((path) => !isRead(path)).map((path) => path.join(' '))).toEqual([]);
});
