// The page: shows the view that the URL's hash names for the selected database, and listens to the emulator's events.
import { showData } from './data.mjs';
import { ask, element, quiet } from './elements.mjs';
import { showRequests } from './requests.mjs';
import { showIndexes, showRules } from './rules.mjs';

const view = document.querySelector('#view');
const chooser = document.querySelector('#database');
const live = document.querySelector('#live');

/** The current view's event handler. */
let onEvent = () => undefined;
let drawn = 0;

const projectOf = (database) => database.split('/')[1] ?? '';

async function refreshDatabases() {
  const databases = await ask('GET', 'databases');
  const chosen = chooser.value || sessionStorage.getItem('database');
  const options = databases.map(({ name, project, documents }) => {
    const id = name.split('/').at(-1);
    return element(
      'option',
      { value: name },
      `${project}${id === '(default)' ? '' : ` / ${id}`} (${documents.toLocaleString('en')})`,
    );
  });
  chooser.replaceChildren(...options);
  if (databases.some(({ name }) => name === chosen)) chooser.value = chosen;
}

async function draw() {
  const turn = ++drawn;
  const [name = 'data', ...path] = (location.hash.slice(1) || 'data').split('/').map(decodeURIComponent);
  for (const link of document.querySelectorAll('header nav a')) {
    if (link.getAttribute('href') === `#${name}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  document.title = `${name[0].toUpperCase()}${name.slice(1)} – Firestore emulator`;
  const database = chooser.value;
  const target = element('div', { class: name });
  const go = (to) => {
    const hash = `#data${to.map((segment) => `/${encodeURIComponent(segment)}`).join('')}`;
    if (location.hash === hash) void draw();
    else location.hash = hash;
  };
  let next = () => undefined;
  try {
    if (name === 'requests') next = (await showRequests(target)) ?? next;
    else if (name === 'rules') await showRules(target, projectOf(database));
    else if (name === 'indexes') await showIndexes(target);
    else if (database === '') target.append(quiet('No project has asked for anything yet.'));
    else {
      await showData(target, database, path, go);
      next = redrawSoon(database);
    }
  } catch (error) {
    target.replaceChildren(element('p', { class: 'problem', role: 'alert' }, error.message));
  }
  if (turn !== drawn) return;
  const focused = document.activeElement?.matches('.item') ? document.activeElement.textContent : undefined;
  onEvent = next;
  view.replaceChildren(target);
  // Rendering removed the focused list item, so its replacement gets the focus.
  if (focused !== undefined)
    [...view.querySelectorAll('.item')].find((item) => item.textContent === focused)?.focus();
}

/** An event handler that renders the data again after commits, at most twice a second, unless a dialog is open. */
function redrawSoon(database) {
  let timer;
  return (event) => {
    if (event.kind !== 'commit' || event.database !== database || timer) return;
    timer = setTimeout(async () => {
      timer = undefined;
      await refreshDatabases();
      if (!document.querySelector('dialog[open]') && !document.activeElement?.matches('input')) await draw();
    }, 500);
  };
}

async function listen() {
  for (;;) {
    try {
      const response = await fetch('/window/api/events', { headers: { 'x-window': '1' } });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      live.textContent = 'live';
      let rest = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        const lines = (rest + value).split('\n');
        rest = lines.pop();
        for (const line of lines) {
          const event = JSON.parse(line);
          if (chooser.options.length === 0 && event.kind !== 'heartbeat') void refreshDatabases().then(draw);
          onEvent(event);
        }
      }
    } catch {
      // The emulator is down; the request is repeated below.
    }
    live.textContent = 'disconnected';
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

chooser.addEventListener('change', () => {
  sessionStorage.setItem('database', chooser.value);
  void draw();
});
addEventListener('hashchange', () => void draw());
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.matches('input, textarea, select')) return;
  const find = document.querySelector('[data-find]');
  if (!find) return;
  event.preventDefault();
  find.focus();
});

await refreshDatabases();
await draw();
void listen();
