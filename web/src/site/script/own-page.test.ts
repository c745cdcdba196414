// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '#web/components/save-file.ts';
import { showOwnPage } from './own-page.ts';

vi.mock('#web/components/save-file.ts', () => ({ saveFile: vi.fn() }));
vi.mock('./visitor.ts', () => ({
  readVisitor: () =>
    Promise.resolve({ uid: 'u1', credentials: () => Promise.resolve({ Authorization: 'Bearer token' }) }),
}));

const CARD = '<h1>Private Profile</h1>';
const start = vi.fn();

const answerWith = (body: string, type: string, status = 200) => {
  const ask = vi.fn(() => Promise.resolve(new Response(body, { status, headers: { 'content-type': type } })));
  vi.stubGlobal('fetch', ask);
  return ask;
};

beforeEach(() => {
  document.body.innerHTML = CARD;
  history.replaceState(null, '', '/asha/cv.pdf');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the page of a private profile replaces the error card for its owner', async () => {
  const ask = answerWith('<title>Asha</title><h1>Asha Rao</h1>', 'text/html; charset=utf-8');
  await showOwnPage(start);
  expect(ask).toHaveBeenCalledWith(location.href, {
    headers: { Authorization: 'Bearer token' },
    cache: 'no-store',
  });
  expect(document.body.textContent).toBe('Asha Rao');
  expect(document.title).toBe('Asha');
  expect(start).toHaveBeenCalledWith(document.body);
});

test('the CV of a private profile is downloaded by its owner, and the error card stays', async () => {
  answerWith('%PDF-1.7', 'application/pdf');
  await showOwnPage(start);
  const [[file, name] = []] = vi.mocked(saveFile).mock.calls;
  expect([await file?.text(), name]).toEqual(['%PDF-1.7', 'cv.pdf']);
  expect(document.body.innerHTML).toBe(CARD);
  expect(start).not.toHaveBeenCalled();
});

test.each([
  ['{}', 'application/json', 200],
  [CARD, 'text/html', 403],
])('an answer %s of type %s with status %i leaves the error card', async (body, type, status) => {
  answerWith(body, type, status);
  await showOwnPage(start);
  expect(document.body.innerHTML).toBe(CARD);
  expect(saveFile).not.toHaveBeenCalled();
  expect(start).not.toHaveBeenCalled();
});
