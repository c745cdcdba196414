// The emulator's own endpoints: rules, clearing, coverage, export and import, and the process itself.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Emulator } from '../../service/emulator.ts';
import type { RulesManager } from '../../service/rules-manager.ts';
import { invalidArgument } from '../../store/error.ts';
import type { RulesIssue } from '../../rules/engine.ts';
import type { DatabaseId } from '../../value/document.ts';
import { formatDatabaseName, parseDatabaseName, parseResourceName } from '../../value/resource-name.ts';
import { exportDatabase, importInto, readExport } from '../files/export-files.ts';
import type { BackgroundTriggers } from '../triggers/background-triggers.ts';
import { asObject, parseFields, parseText } from '../wire/value-json.ts';
import { readJson, sendJson, sendText } from './body.ts';

export interface AdminServices {
  readonly emulator: Emulator;
  readonly rules: RulesManager;
  /** Undefined without a Functions emulator. */
  readonly triggers: BackgroundTriggers | undefined;
  /** Shuts the emulator's own process down; does nothing when the emulator runs inside another program. */
  readonly shutdown: () => void;
}

type Handler = (
  services: AdminServices,
  project: string,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void> | void;

const OWN = /^\/emulator\/v1\/projects\/([^/:]+)(?:\/databases\/[^/:]+)?([:/].*)$/;
const CLEAR = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/.+)?)$/;

const HANDLERS: Readonly<Record<string, Handler>> = {
  'PUT :securityRules': putRules,
  'GET :securityRules': ({ rules }, project, _request, response) =>
    sendJson(response, {
      rules: { files: [{ name: 'firestore.rules', content: rules.source(project) ?? '' }] },
    }),
  'POST :export': async ({ emulator }, project, request, response) => {
    const body = asObject(await readJson(request), 'the body');
    const name = parseText(
      body['export_name'] ?? body['exportName'] ?? `firestore_export_${Math.floor(Date.now() / 1000)}`,
    );
    const directory = parseText(body['export_directory'] ?? body['exportDirectory'] ?? '');
    await exportDatabase(emulator.database(databaseOf(body, project)), directory, name);
    sendJson(response, {});
  },
  'POST :import': async ({ emulator }, project, request, response) => {
    const body = asObject(await readJson(request), 'the body');
    const metadata = parseText(body['export_directory'] ?? body['exportDirectory'] ?? '');
    importInto(emulator.database(databaseOf(body, project)), await readExport(metadata));
    sendJson(response, {});
  },
  'POST :load': async ({ emulator }, project, request, response) => {
    const body = asObject(await readJson(request), 'the body');
    const documents = Array.isArray(body['documents']) ? (body['documents'] as unknown[]) : [];
    emulator.database(databaseOf(body, project)).load(
      documents.map((json) => {
        const document = asObject(json, 'a document');
        return { path: parseText(document['name']).split('/'), fields: parseFields(document['fields']) };
      }),
    );
    sendJson(response, {});
  },
  'GET :ruleCoverage': ({ rules }, project, _request, response) =>
    sendJson(response, rules.coverage(project)),
  'GET :requests': ({ emulator }, project, request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://emulator');
    const limit = Number(searchParams.get('limit') ?? 100);
    if (!Number.isInteger(limit) || limit < 1) throw invalidArgument('limit has to be a positive integer.');
    const { requests: log } = emulator;
    const isTraced = searchParams.get('trace') === 'true';
    sendJson(response, {
      requests: isTraced ? log.latestTraced(project, limit) : log.latest(project, limit),
    });
  },
  'POST /eventarcTrigger': async ({ triggers }, project, request, response) => {
    const id = new URL(request.url ?? '/', 'http://emulator').searchParams.get('eventarcTriggerId') ?? '';
    triggers?.register(project, id, await readJson(request));
    sendJson(response, {});
  },
  'GET :ruleCoverage.html': ({ rules }, project, _request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(rules.coverageHtml(project));
  },
};

/** Serves an endpoint of the emulator itself; returns false for an unknown path. */
export async function serveAdmin(
  services: AdminServices,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const httpMethod = request.method ?? '';
  switch (`${httpMethod} ${pathname}`) {
    case 'GET /':
      sendText(response, 'Ok\n');
      return true;
    case 'POST /reset':
      services.emulator.reset();
      sendText(response, 'Resetting...\n');
      return true;
    case 'POST /shutdown':
      sendText(response, 'Shutting down...\n');
      services.shutdown();
      return true;
    default:
  }
  const clear = CLEAR.exec(pathname);
  if (clear && httpMethod === 'DELETE') {
    const { database, path } = parseResourceName(decodeURIComponent(clear[1] as string));
    services.emulator.database(database).clear(path);
    sendJson(response, {});
    return true;
  }
  const own = OWN.exec(pathname);
  if (!own) return false;
  const [, project, action] = own as unknown as [string, string, string];
  if (httpMethod === 'PUT' && action.startsWith('/triggers/')) {
    // Background functions of the first generation may register but are never called.
    sendJson(response, {});
    return true;
  }
  const handler = HANDLERS[`${httpMethod} ${action}`];
  if (!handler) return false;
  await handler(services, decodeURIComponent(project), request, response);
  return true;
}

function databaseOf(body: Readonly<Record<string, unknown>>, project: string): DatabaseId {
  return parseDatabaseName(
    parseText(body['database'] ?? formatDatabaseName({ project, database: '(default)' })),
  );
}

async function putRules(
  { rules }: AdminServices,
  project: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = asObject(await readJson(request), 'the body');
  const files = asObject(body['rules'] ?? {}, 'rules')['files'] ?? [];
  if (!Array.isArray(files)) throw invalidArgument("Payload isn't valid for request.");
  const source = files.map((file) => parseText(asObject(file, 'a file')['content'] ?? '')).join('\n');
  const ignoreErrors = body['ignore_errors'] ?? body['ignoreErrors'];
  const issues = rules.set(project, source);
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  if (errors.length > 0 && ignoreErrors !== true) {
    const details = errors.map(
      ({ line = 0, column = 0, description }) => `L${line}:${column} ${description}`,
    );
    throw invalidArgument(`Error compiling rules:\n${details.join('\n')}\n`);
  }
  sendJson(response, issues.length === 0 ? {} : { issues: issues.map(formatIssue) });
}

function formatIssue({ severity, description, line, column }: RulesIssue): unknown {
  return {
    ...(line !== undefined && { sourcePosition: { line, column: column ?? 0 } }),
    description,
    severity,
  };
}
