// A browser's translator puts each text of a page into elements of its own, and React goes on changing the text that is
// gone: what changes has to be all that its element has. The whole content of an element is replaced together.
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { fromRoot } from '../../scripts/config/project.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const nodeIn = (node: Node, field: string): Node => node[field] as Node;
const nodesOf = (node: Node, field: string): readonly Node[] => node[field] as readonly Node[];

/** What a child is: a text that stays or changes, an element that is always there or not, or what types alone know. */
type Kind = 'text' | 'changing text' | 'element' | 'optional element' | 'unknown' | 'nothing';

const isText = (kind: Kind): boolean => kind === 'text' || kind === 'changing text';

/** Functions and methods that return texts. */
const TEXT_CALLS =
  /^(?:t|casting|String|join|format|from|fromNow|slice|trim|replace|replaceAll|toLocaleString|toFixed|\w*(?:Text|Label|Name))$/;

function kindOfCall(call: Node): Kind {
  const callee = nodeIn(call, 'callee');
  const named = callee.type === 'Identifier' ? callee : nodeIn(callee, 'property');
  const name = isNode(named) ? String(named['name']) : '';
  if (/^(?:map|flatMap)$/.test(name)) return 'optional element';
  const [first, ...others] = nodesOf(call, 'arguments');
  if (name === 't' && first?.type === 'Literal' && others.length === 0) return 'text';
  return TEXT_CALLS.test(name) ? 'changing text' : 'unknown';
}

function kindOf(node: Node): Kind {
  switch (node.type) {
    case 'JSXText':
      return 'text';
    case 'JSXElement':
    case 'JSXFragment':
      return 'element';
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return kindOf(nodeIn(node, 'expression'));
    case 'JSXEmptyExpression':
      return 'nothing';
    case 'Literal':
      return node['value'] === null || node['value'] === '' ? 'nothing' : 'text';
    case 'TemplateLiteral':
      return nodesOf(node, 'expressions').length === 0 ? 'text' : 'changing text';
    case 'ConditionalExpression': {
      const kinds = [kindOf(nodeIn(node, 'consequent')), kindOf(nodeIn(node, 'alternate'))];
      if (kinds.some(isText)) return 'changing text';
      return kinds.includes('unknown') ? 'unknown' : 'optional element';
    }
    case 'LogicalExpression': {
      const right = kindOf(nodeIn(node, 'right'));
      if (isText(right)) return 'changing text';
      return right === 'unknown' ? right : 'optional element';
    }
    case 'BinaryExpression':
      return 'changing text';
    case 'CallExpression':
      return kindOfCall(node);
    default:
      return 'unknown';
  }
}

/** JSX drops blanks with a line break. */
const isLayout = (node: Node): boolean => node.type === 'JSXText' && /^\s*\n\s*$/.test(String(node['value']));

/** The places of a source where a text stands beside something in one element, and one of both changes. */
function mixedTexts(path: string, source: string): string[] {
  const nodes = [parseSync(path, source).program as unknown as Node];
  for (const node of nodes) nodes.push(...Object.values(node).flat().filter(isNode));
  return nodes
    .filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment')
    .filter((element) => {
      const kinds = nodesOf(element, 'children')
        .filter((child) => !isLayout(child))
        .map(kindOf)
        .filter((kind) => kind !== 'nothing');
      const canChange = (kind: Kind) => kind === 'unknown' || kind === 'optional element';
      return (
        kinds.length > 1 &&
        (kinds.includes('changing text') || (kinds.includes('text') && kinds.some(canChange)))
      );
    })
    .map(({ start }) => `${path}:${String(source.slice(0, start).split('\n').length)}`);
}

test('no text of the app stands beside another node of its element where one of both changes', () => {
  const paths = readdirSync(fromRoot('web/src'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !/\.test\.tsx$|^site\/|^testing\//.test(path),
  );
  expect(paths.length).toBeGreaterThan(150);
  expect(
    paths.flatMap((path) => mixedTexts(`web/src/${path}`, readFileSync(fromRoot(`web/src/${path}`), 'utf8'))),
  ).toEqual([]);
});

test.each([
  '<p>{count} views</p>',
  '<p>Views: {count}</p>',
  '<p>{t("views", { count })} <Icon /></p>',
  '<p>{isOpen ? "open" : "closed"}<Icon /></p>',
  '<p>{t("title")}{isNew && <Chip />}</p>',
  '<p>{isNew ? <Chip /> : null} New</p>',
  '<p>{name || "nobody"}, {`${city}`}</p>',
  '<><b>{name}</b>{text.slice(3)}</>',
  '<p><b />{days.map((day) => <i key={day} />)} and more</p>',
])('%s would keep an old text under a translator', (source) => {
  expect(mixedTexts('a.tsx', `const a = ${source};`)).toHaveLength(1);
});

test.each([
  '<p>{count}</p>',
  '<p>{`${count} views`}</p>',
  '<p><span>{count}</span> views</p>',
  '<p>Read <b>this</b> first.</p>',
  '<p><b>{title}</b> <i>{text}</i></p>',
  '<ul>{items.map((item) => <li key={item} />)}</ul>',
  '<p>\n  {isOpen ? "open" : "closed"}\n</p>',
  '<div>{before}{isNew ? <Chip /> : null}{children}</div>',
])('%s keeps no old text under a translator', (source) => {
  expect(mixedTexts('a.tsx', `const a = ${source};`)).toEqual([]);
});
