import { expect, it } from 'vitest';
import { ANONYMOUS, type TestStream } from '../support/driver.ts';
import { int } from '../support/json.ts';
import { onStreamTransports } from '../support/suite.ts';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /open/{id} { allow write; } } }`;

onStreamTransports(
  'write stream',
  (bench) => {
    const token = (text: string): string => Buffer.from(text).toString('base64');
    const open = async (authorization?: string): Promise<TestStream> => {
      const { database } = bench.target;
      const stream = bench.driver.open('Write', database, authorization);
      stream.send({ database });
      expect(await stream.next()).toMatchObject({
        streamId: expect.any(String) as string,
        streamToken: token('0'),
      });
      return stream;
    };
    const write = (path: string, value: number) => ({
      update: { name: bench.name(path), fields: { v: int(value) } },
    });

    it('a write stream commits its requests in order', async () => {
      const stream = await open();
      for (const value of [1, 2, 3]) stream.send({ streamToken: token('0'), writes: [write('c/d', value)] });
      for (const value of [1, 2, 3]) {
        expect(await stream.next()).toMatchObject({
          streamToken: token(String(value)),
          writeResults: [{ updateTime: expect.any(String) as string }],
          commitTime: expect.any(String) as string,
        });
      }
      expect(await bench.fields('c/d')).toEqual({ v: int(3) });
      stream.close();
    });

    it('a write stream ends with the first write that fails', async () => {
      const stream = await open();
      stream.send({
        streamToken: token('0'),
        writes: [{ ...write('c/none', 1), currentDocument: { exists: true } }],
      });
      stream.send({ streamToken: token('1'), writes: [write('c/after', 1)] });
      expect(await stream.ended()).toMatchObject({ code: 'NOT_FOUND' });
      expect(await bench.fields('c/after')).toBeUndefined();
      stream.close();
    });

    it('a write stream ends with PERMISSION_DENIED at a write that rules refuse', async () => {
      const stream = await open(ANONYMOUS);
      stream.send({ streamToken: token('0'), writes: [write('open/d', 1)] });
      await stream.next();
      stream.send({ streamToken: token('1'), writes: [write('closed/d', 1)] });
      expect(await stream.ended()).toMatchObject({ code: 'PERMISSION_DENIED' });
      stream.close();
    });

    it('a write stream is refused unless its first request has the database and nothing else', async () => {
      const { database } = bench.target;
      for (const [request, message] of [
        [{ database, writes: [write('c/d', 1)] }, "'writes' must not be set on an initial write request."],
        [{ streamToken: token('0') }, "'database' must be set on an initial write request."],
        [{ database, streamId: '7' }, /^Resuming streams is not supported/],
      ] as const) {
        const stream = bench.driver.open('Write', database);
        stream.send(request);
        expect(await stream.ended()).toMatchObject({
          code: 'INVALID_ARGUMENT',
          message: (typeof message === 'string' ? message : expect.stringMatching(message)) as string,
        });
        stream.close();
      }
    });
  },
  { rules: RULES },
);
