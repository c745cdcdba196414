// Finds the route of a request.
import type { Route, Service } from './service.ts';

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** `/v1/:name:verb` as an expression: a parameter is one segment without a colon, `:name*` is the rest. */
function expressionOf(path: string): RegExp {
  const source = path
    .replace(/[.$()[\]+?]/g, '\\$&')
    .replace(/\/:(\w+)\*/g, '/(?<$1>.+?)')
    .replace(/\/:(\w+)/g, '/(?<$1>[^/:]+)');
  return new RegExp(`^${source}$`);
}

/** Returns a function that finds the first of a service's routes that matches a request. */
export function matcher({ routes }: Service): (method: string, path: string) => Match | undefined {
  const compiled = routes.map((route) => {
    const [method = '', path = ''] = route.on.split(' ');
    return { method, expression: expressionOf(path), route };
  });
  return (method, path) => {
    for (const candidate of compiled) {
      const found = candidate.method === method ? candidate.expression.exec(path) : null;
      if (found === null) continue;
      const params = Object.fromEntries(
        Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
      );
      return { route: candidate.route, params };
    }
    return undefined;
  };
}
