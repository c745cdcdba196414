// schema.org's vocabulary in the shape the validator takes, read off schema-dts, whose types are made from it: what the
// network has as schemaorg-all-https.jsonld, as far as a class's properties and parents go.
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { fromRoot } from '../lib/project.ts';

interface Reference {
  readonly '@id': string;
}

interface Entity extends Reference {
  readonly '@type': 'rdfs:Class' | 'rdf:Property';
  readonly 'rdfs:subClassOf'?: readonly Reference[];
  readonly 'schema:domainIncludes'?: readonly Reference[];
}

export interface Vocabulary {
  readonly '@graph': readonly Entity[];
}

const reference = (name: string): Reference => ({ '@id': `schema:${name}` });

/** `PersonBase` has a class's properties and extends its parents' bases. */
const className = (name: string): string | undefined => /^([A-Z]\w*)Base$/.exec(name)?.[1];

export function schemaOrgVocabulary(): Vocabulary {
  const path = fromRoot('node_modules/schema-dts/dist/schema.d.ts');
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const classes: Entity[] = [];
  const domains = new Map<string, Reference[]>();
  for (const statement of source.statements) {
    if (!ts.isInterfaceDeclaration(statement)) continue;
    const name = className(statement.name.text);
    if (name === undefined) continue;
    const parents = (statement.heritageClauses ?? [])
      .flatMap(({ types }) => types)
      .flatMap(({ expression }) => (ts.isIdentifier(expression) ? (className(expression.text) ?? []) : []));
    classes.push({
      ...reference(name),
      '@type': 'rdfs:Class',
      'rdfs:subClassOf': parents.map(reference),
    });
    for (const member of statement.members) {
      if (!member.name || !ts.isStringLiteral(member.name)) continue;
      const { text } = member.name;
      domains.set(text, [...(domains.get(text) ?? []), reference(name)]);
    }
  }
  const properties = [...domains].map(([name, classesWithIt]): Entity => ({
    ...reference(name),
    '@type': 'rdf:Property',
    'schema:domainIncludes': classesWithIt,
  }));
  return { '@graph': [...classes, ...properties] };
}
