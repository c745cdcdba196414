// Collects the names that each block of a service can use, and the service's nested matches as one flat list.
import type {
  AllowDeclaration,
  FunctionDeclaration,
  MatchDeclaration,
  PatternSegment,
  Ruleset,
  ServiceDeclaration,
} from './ast.ts';
import { type Builtins, FIRESTORE_BUILTINS, STORAGE_BUILTINS } from './builtins/functions.ts';
import { type FunctionEntry, Names } from './names.ts';
import { RulesError } from './values.ts';

export type ServiceName = 'cloud.firestore' | 'firebase.storage';

export interface LinkedMatch {
  /** The full path pattern, which begins with the patterns of the enclosing matches. */
  readonly pattern: readonly PatternSegment[];
  readonly declaration: MatchDeclaration;
  /** Nesting depth, this match included. */
  readonly depth: number;
  readonly names: Names;
  readonly allows: readonly AllowDeclaration[];
}

export interface LinkedService {
  readonly builtins: Builtins;
  readonly matches: readonly LinkedMatch[];
  readonly functions: readonly FunctionEntry[];
  /** Function declarations that repeat a name of the same block. */
  readonly duplicates: readonly FunctionDeclaration[];
}

/** Links all `service` blocks of one name; a function declared in one of these blocks is not visible in the others. */
export function linkService(ruleset: Ruleset, serviceName: string): LinkedService {
  const linker = new Linker(serviceName === 'firebase.storage' ? STORAGE_BUILTINS : FIRESTORE_BUILTINS);
  const root = Names.root(linker.builtins);
  linker.declare(root, ruleset.functions);
  for (const service of ruleset.services) {
    if (service.name === serviceName) linker.service(root, service);
  }
  return linker;
}

class Linker implements LinkedService {
  readonly matches: LinkedMatch[] = [];
  readonly functions: FunctionEntry[] = [];
  readonly duplicates: FunctionDeclaration[] = [];
  readonly builtins: Builtins;

  constructor(builtins: Builtins) {
    this.builtins = builtins;
  }

  declare(names: Names, declarations: readonly FunctionDeclaration[]): void {
    const known = new Set<string>();
    for (const declaration of declarations) {
      if (known.has(declaration.name)) {
        this.duplicates.push(declaration);
        continue;
      }
      known.add(declaration.name);
      const uncompiled = new RulesError('The function is not compiled.');
      this.functions.push(names.addFunction(declaration, () => uncompiled));
    }
  }

  service(root: Names, service: ServiceDeclaration): void {
    const names = root.block([]);
    this.declare(names, service.functions);
    for (const match of service.matches) this.match(names, [], match, 1);
  }

  private match(
    around: Names,
    prefix: readonly PatternSegment[],
    declaration: MatchDeclaration,
    depth: number,
  ): void {
    const pattern = [...prefix, ...declaration.path];
    const captures = declaration.path.flatMap((segment) =>
      segment.kind === 'literal' ? [] : [segment.name],
    );
    const names = around.block(captures);
    this.declare(names, declaration.functions);
    this.matches.push({ pattern, declaration, depth, names, allows: declaration.allows });
    for (const inner of declaration.matches) this.match(names, pattern, inner, depth + 1);
  }
}
