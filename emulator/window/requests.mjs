// The live list of requests, with the trace of the selected one.
import { ask, count, element, quiet, walkable } from './elements.mjs';

const MAX_LINES = 200;

/** Renders the list; returns a function that adds a request. */
export async function showRequests(view) {
  const requests = await ask('GET', 'requests');
  const list = walkable(element('ul', { class: 'requests' }));
  const detail = element(
    'section',
    { class: 'column trace', 'aria-live': 'polite' },
    quiet('Choose a request to see which conditions were asked and what each part of them evaluated to.'),
  );
  const only = element(
    'select',
    { 'aria-label': 'Which requests' },
    element('option', { value: '' }, 'All requests'),
    element('option', { value: 'refused' }, 'Refused ones'),
  );
  const nothing = quiet('Requests that Security Rules judge appear here as they come in.');
  only.addEventListener('change', () => list.classList.toggle('only-refused', only.value === 'refused'));
  const line = (request) =>
    element(
      'li',
      { class: request.allowed ? 'allowed' : 'refused' },
      element(
        'button',
        {
          class: 'item',
          onclick: async (event) => {
            for (const item of list.querySelectorAll('[aria-current]')) item.removeAttribute('aria-current');
            event.currentTarget.setAttribute('aria-current', 'true');
            detail.replaceChildren(...describe(await ask('GET', 'request', { id: request.id })));
          },
        },
        element('span', { class: 'verdict' }, request.allowed ? 'allow' : 'deny'),
        element(
          'span',
          { class: 'what' },
          request.operations.map(({ method, path }) => `${method} ${path}`).join(', '),
        ),
        element('span', { class: 'quiet' }, request.uid ?? 'signed out'),
        element('span', { class: 'quiet number' }, `${request.expressions} / 1000`),
        element(
          'time',
          { class: 'quiet', datetime: request.time },
          new Date(request.time).toLocaleTimeString(),
        ),
      ),
    );
  list.append(...requests.map(line));
  nothing.hidden = requests.length > 0;
  view.replaceChildren(
    element('div', { class: 'bar' }, only),
    element(
      'div',
      { class: 'columns two' },
      element('section', { class: 'column', 'aria-label': 'Requests' }, nothing, list),
      detail,
    ),
  );
  return ({ kind, request }) => {
    if (kind !== 'request') return;
    nothing.hidden = true;
    list.prepend(line(request));
    while (list.children.length > MAX_LINES) list.lastElementChild.remove();
  };
}

function describe({ allowed, uid, project, expressions, operations }) {
  return [
    element('h2', `${allowed ? 'Allowed' : 'Refused'} for ${uid ?? 'somebody signed out'}`),
    quiet(`${project}, ${expressions} of 1,000 expressions`),
    ...operations.flatMap(({ method, path, allowed: isAllowed, reason, cost, trace }) => [
      element('h3', { class: isAllowed ? 'allowed' : 'refused' }, `${method} ${path}`),
      quiet(`${count(cost.expressions, 'expression')}, ${count(cost.lookups, 'lookup')}`),
      reason ? element('p', { class: 'problem' }, reason) : '',
      trace === undefined ? quiet('The trace of this request is no longer kept.') : '',
      ...(trace ?? []).map(allow),
    ]),
  ];
}

function allow({ match, methods, line, result, expressions, error, condition }) {
  return element(
    'details',
    { open: true },
    element(
      'summary',
      element('code', `allow ${methods.join(', ')}`),
      ` in line ${line}: `,
      element('strong', { class: result === 'true' ? 'allowed' : 'refused' }, result),
      element('span', { class: 'quiet' }, ` ${expressions} expressions, ${match}`),
    ),
    error ? element('p', { class: 'problem' }, `${error.line}:${error.column} ${error.message}`) : undefined,
    condition ? element('ul', { class: 'parts' }, part(condition, result !== 'true')) : undefined,
  );
}

/** A list item for a part of a condition; parts that are false or failed are expanded if `isOpen`. */
function part({ text, line, column, value, parts }, isOpen) {
  const isFailed = value === 'false' || value.startsWith('error: ');
  const head = [
    element('span', { class: 'place' }, `${line}:${column}`),
    element('code', text),
    element(
      'span',
      { class: isFailed ? 'value refused' : value === 'true' ? 'value allowed' : 'value' },
      value,
    ),
  ];
  if (parts.length === 0) return element('li', head);
  return element(
    'li',
    element(
      'details',
      { open: isOpen && isFailed },
      element('summary', head),
      element(
        'ul',
        { class: 'parts' },
        parts.map((inner) => part(inner, isOpen)),
      ),
    ),
  );
}
