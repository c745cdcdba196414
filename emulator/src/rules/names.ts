// Scopes of names, resolved when a ruleset is compiled.
import type { FunctionDeclaration } from './ast.ts';
import type { Builtins } from './builtins/functions.ts';
import type { Evaluate } from './compile-expression.ts';

export type Place =
  | { readonly kind: 'request' | 'resource' }
  | { readonly kind: 'capture' | 'local'; readonly index: number };

/** A declared function; its body is compiled after every function is known. */
export interface FunctionEntry {
  readonly declaration: FunctionDeclaration;
  readonly names: Names;
  readonly arity: number;
  body: Evaluate;
}

/** The names of a block and its enclosing blocks. */
export class Names {
  readonly builtins: Builtins;
  private readonly parent: Names | undefined;
  private readonly captures: readonly string[];
  private readonly functions = new Map<string, FunctionEntry>();
  private readonly locals = new Map<string, Place>();

  private constructor(builtins: Builtins, parent: Names | undefined, captures: readonly string[]) {
    this.builtins = builtins;
    this.parent = parent;
    this.captures = captures;
  }

  static root(builtins: Builtins): Names {
    return new Names(builtins, undefined, []);
  }

  /** The names of a block inside this one; `captures` are those that the inner block adds. */
  block(captures: readonly string[]): Names {
    return new Names(this.builtins, this, [...this.captures, ...captures]);
  }

  addFunction(declaration: FunctionDeclaration, uncompiled: Evaluate): FunctionEntry {
    const entry = { declaration, names: this, arity: declaration.parameters.length, body: uncompiled };
    this.functions.set(declaration.name, entry);
    return entry;
  }

  /** Adds a parameter or `let` of a function; its index is the number of parameters and `let`s added before it. */
  addLocal(name: string): void {
    this.locals.set(name, { kind: 'local', index: this.locals.size });
  }

  find(name: string): Place | undefined {
    const local = this.locals.get(name);
    if (local) return local;
    const index = this.captures.lastIndexOf(name);
    if (index !== -1) return { kind: 'capture', index };
    return name === 'request' || name === 'resource' ? { kind: name } : undefined;
  }

  findFunction(name: string): FunctionEntry | undefined {
    return this.functions.get(name) ?? this.parent?.findFunction(name);
  }
}
