// Shows the rules with the values of each line's expressions, and the indexes that strict mode missed.
import { ask, count, element, quiet } from './elements.mjs';

export async function showRules(view, project) {
  const { rules, report, cost } = await ask('GET', 'rules', { project });
  const source = rules.files[0]?.content;
  if (source === undefined) {
    view.replaceChildren(quiet('There are no rules: everything is allowed.'));
    return;
  }
  view.replaceChildren(
    requestCosts(cost),
    element('h2', 'Rules'),
    element('table', { class: 'source' }, element('tbody', sourceRows(source, report))),
  );
}

/** For each line, the states and values of its expressions. */
function evaluations(source, report) {
  const lines = source.split('\n').map(() => ({ states: new Set(), notes: [] }));
  const visit = ({ sourcePosition, values, children }) => {
    const line = lines[sourcePosition.line - 1];
    const text = source
      .slice(sourcePosition.currentOffset, sourcePosition.endOffset + 1)
      .replace(/\s+/g, ' ');
    const isError = values.length > 0 && values.every(({ value }) => 'undefined' in value);
    line.states.add(values.length === 0 ? 'missed' : isError ? 'failed' : 'hit');
    const taken = values.map(({ value, count: times }) => `${shown(value)} × ${times}`).join(', ');
    line.notes.push(`${text}: ${taken || 'never evaluated'}`);
    children.forEach(visit);
  };
  report.forEach(visit);
  return lines;
}

function state({ states }) {
  if (states.has('missed')) return states.has('hit') ? 'partly' : 'missed';
  if (states.has('hit')) return 'hit';
  return states.has('failed') ? 'failed' : 'none';
}

const STATE_NAMES = {
  hit: 'evaluated',
  partly: 'partly evaluated',
  missed: 'never evaluated',
  failed: 'only failed',
  none: '',
};

function sourceRows(source, report) {
  const lines = evaluations(source, report);
  return source.split('\n').map((text, index) => {
    const { notes } = lines[index];
    const name = state(lines[index]);
    const items = notes.map((note) => element('li', note));
    return element(
      'tr',
      { class: name },
      element('td', { class: 'place' }, String(index + 1)),
      element('td', element('pre', text)),
      element(
        'td',
        { class: 'quiet' },
        items.length > 0
          ? element('details', element('summary', STATE_NAMES[name]), element('ul', items))
          : '',
      ),
    );
  });
}

function requestCosts(cost) {
  const rows = cost.collections.map(({ collection, request }) =>
    element(
      'tr',
      element('td', element('code', collection)),
      element('td', { class: 'number' }, String(request.expressions)),
      element(
        'td',
        { class: 'quiet' },
        request.operations
          .map(({ method, path, cost: own }) => `${method} ${path} ${own.expressions}`)
          .join(', '),
      ),
    ),
  );
  if (rows.length === 0) return '';
  return element(
    'section',
    element('h2', 'Most expensive allowed requests, of 1,000 expressions'),
    element(
      'table',
      { class: 'costs' },
      element(
        'thead',
        element(
          'tr',
          element('th', { scope: 'col' }, 'Collection'),
          element('th', { scope: 'col' }, 'Expressions'),
          element('th', { scope: 'col' }, 'Request'),
        ),
      ),
      element('tbody', rows),
    ),
  );
}

function shown(value) {
  const [[kind, held]] = Object.entries(value);
  if (kind === 'undefined') return `error (${held.causeMessage})`;
  if (kind === 'stringValue') return JSON.stringify(held);
  return kind === 'nullValue' ? 'null' : String(held);
}

export async function showIndexes(view) {
  const { isStrict, missed } = await ask('GET', 'indexes');
  const text = isStrict
    ? 'Every query so far is served by firestore.indexes.json.'
    : 'Strict indexes are off: every query runs. Start with --strict-indexes to have those refused that production would refuse.';
  view.replaceChildren(
    element('h2', 'Indexes that queries lacked'),
    missed.length === 0
      ? quiet(text)
      : element(
          'ul',
          { class: 'indexes' },
          missed.map(({ message, count: times }) => missing(message, times)),
        ),
  );
}

function missing(message, times) {
  const at = message.indexOf('{');
  const line = at === -1 ? message : message.slice(at);
  const copy = element(
    'button',
    { onclick: () => navigator.clipboard.writeText(line).then(() => (copy.textContent = 'Copied')) },
    'Copy',
  );
  return element(
    'li',
    element('p', `${message.slice(0, at)} (${count(times, 'query', 'queries')})`),
    element('pre', line),
    copy,
  );
}
