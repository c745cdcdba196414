// Behaviour that the emulator's leniency hides: App Check switched on, and the logs of failed calls.
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../../functions/src/requests/body-limit.ts';
import { PROJECT_ID } from '../../scripts/config/project.ts';
import { authorization, type Actor } from '../rules/matrix/actors.ts';
import { callable, suiteDatabase, useFunctions } from './environment.ts';
import { serveFunctions, type ServedFunctions } from './served/functions.ts';

const uid = `prod${randomUUID().slice(0, 8)}`;
const EMAIL = 'asha.rao@example.com';
const actor: Actor = { name: 'owner', uid, claims: { email: EMAIL, name: 'Asha Rao', email_verified: true } };
const account = authorization(actor, PROJECT_ID);

const { auth } = suiteDatabase();
beforeAll(() => auth.createUser({ uid, email: `${uid}@example.com`, displayName: 'Asha Rao' }));
afterAll(() => auth.deleteUser(uid));

describe('functions with ENFORCE_APP_CHECK on', () => {
  const functions = useFunctions({ ENFORCE_APP_CHECK: 'true' });

  const unsigned = {
    'x-firebase-appcheck': authorization(actor, PROJECT_ID)['authorization']?.replace('Bearer ', '') ?? '',
  };

  it.each(['seedSkills', 'sendTestNotification', 'deleteAccount', 'moderateProfile', 'exportData'])(
    '%s refuses an account without an App Check token, and with a token that nobody signed',
    async (name) => {
      expect((await functions.call(name, callable({}, account))).status).toBe(401);
      expect((await functions.call(name, callable({}, { ...account, ...unsigned }))).status).toBe(401);
    },
  );

  it.each(['trackProfileView', 'reportProfile'])(
    '%s refuses an account without an App Check token, and answers a visitor without an account',
    async (name) => {
      expect((await functions.call(name, callable({}, account))).status).toBe(401);
      expect((await functions.call(name, callable({}, { ...account, ...unsigned }))).status).toBe(401);
      // The request passes App Check and is refused only for its data.
      expect((await functions.call(name, callable({}))).status).toBe(400);
    },
  );
});

describe('functions with ENFORCE_APP_CHECK off, while Storage refuses', () => {
  let functions: ServedFunctions;
  let storage: Server;
  beforeAll(async () => {
    storage = createServer((_request, response) => {
      const message = `${EMAIL} does not have storage.objects.list access to profiles/${uid} of Asha Rao`;
      response.writeHead(403, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ error: { code: 403, message, errors: [{ message, reason: 'forbidden' }] } }),
      );
    });
    await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', () => resolve()));
    functions = await serveFunctions({
      // Functions that no browser calls are deployed so.
      FUNCTION_SIGNATURE_TYPE: 'cloudevent',
      STORAGE_EMULATOR_HOST: `http://127.0.0.1:${String((storage.address() as AddressInfo).port)}`,
    });
  });
  afterAll(async () => {
    await functions.stop();
    storage.close();
  });

  it('an account needs no App Check token', async () => {
    expect((await functions.call('seedSkills', callable(null, account))).status).toBe(200);
  });

  it('a call that fails is answered in general terms, and logged once, without the caller’s data', async () => {
    const before = functions.output().length;
    const response = await functions.call('deleteAccount', callable(null, account));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: { status: 'UNAVAILABLE', message: 'The account could not be deleted completely' },
    });
    const printed = functions.output().slice(before);
    const errors = printed
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
      .filter(({ severity }) => severity === 'ERROR');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ message: 'account not deleted', code: 403 });
    for (const personal of [EMAIL, 'Asha', uid, account['authorization']?.slice(7, 60) ?? 'token']) {
      expect(printed).not.toContain(personal);
    }
  });

  it('an event function refuses no large body, since events hold whole documents', async () => {
    // The framework reads the body, and the function answers that it takes none.
    expect((await functions.call('site', callable(' '.repeat(MAX_BODY_BYTES)))).status).toBe(405);
  });

  it('a bad token is refused and not logged', async () => {
    const before = functions.output().length;
    const token = `secret-${randomUUID()}`;
    for (const name of ['seedSkills', 'exportData', 'trackProfileView']) {
      expect((await functions.call(name, callable({}, { authorization: `Bearer ${token}` }))).status).toBe(
        401,
      );
    }
    expect(functions.output().slice(before)).not.toContain(token);
  });

  it('a deletion that failed may be called again', async () => {
    for (let time = 0; time < 2; time++) {
      expect((await functions.call('deleteAccount', callable(null, account))).status).toBe(503);
    }
  });
});
