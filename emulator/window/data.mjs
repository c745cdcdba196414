// Collections and documents: browse, edit, add, delete, import.
import { ask, count, element, openDialog, quiet, walkable } from './elements.mjs';

/** Renders the data of a database; `path` holds the segments of the open path. */
export async function showData(view, database, path, go) {
  const isDocument = path.length > 0 && path.length % 2 === 0;
  const collection = isDocument ? path.slice(0, -1) : path;
  /** The path of the document whose collections the first column lists; empty for the root collections. */
  const parent = collection.slice(0, -1);
  const siblings = await ask('GET', 'collections', { database, path: parent.join('/') });
  const { collections, document: stored } = isDocument
    ? await ask('GET', 'document', { database, path: path.join('/') })
    : { collections: [], document: null };
  const segments = path.map(encodeURIComponent);
  const crumbs = element(
    'nav',
    { class: 'crumbs', 'aria-label': 'Breadcrumb' },
    element('a', { href: '#data' }, 'All collections'),
    path.map((segment, index) => [
      ' / ',
      element('a', { href: `#data/${segments.slice(0, index + 1).join('/')}` }, segment),
    ]),
  );
  const tools = element(
    'div',
    { class: 'tools' },
    element(
      'button',
      { onclick: () => edit(database, collection.length > 0 ? `${collection.join('/')}/` : '', {}, go) },
      'Add document',
    ),
    element('button', { onclick: () => importFile(database, go) }, 'Import'),
  );
  view.replaceChildren(
    element('div', { class: 'bar' }, crumbs, tools),
    element(
      'div',
      { class: 'columns' },
      collectionList(parent, siblings, collection.at(-1), go),
      collection.length > 0
        ? await documentList(database, collection, isDocument ? path.at(-1) : undefined, go)
        : empty('Choose a collection.'),
      isDocument
        ? documentCard(database, path, stored, collections, go)
        : empty(collection.length > 0 ? 'Choose a document.' : ''),
    ),
  );
}

const empty = (text) => element('section', { class: 'column' }, quiet(text));

function listItem(id, isCurrent, onclick, note) {
  const button = element(
    'button',
    { class: 'item', 'aria-current': isCurrent ? 'true' : undefined, onclick },
    element('span', id),
    note && element('span', { class: 'quiet' }, note),
  );
  return element('li', button);
}

function collectionItems(parent, collections, chosen, go) {
  const items = collections.map(({ id, count: documents }) =>
    listItem(id, id === chosen, () => go([...parent, id]), documents.toLocaleString('en')),
  );
  return walkable(element('ul', items));
}

function collectionList(parent, collections, chosen, go) {
  return element(
    'section',
    { class: 'column', 'aria-label': 'Collections' },
    collections.length > 0
      ? collectionItems(parent, collections, chosen, go)
      : quiet('There are no collections. Add a document or import some.'),
  );
}

async function documentList(database, collection, chosen, go) {
  const list = walkable(element('ul'));
  const more = element('button', { class: 'more' }, 'Show more');
  const find = element('input', {
    type: 'search',
    placeholder: 'Go to id',
    'aria-label': 'Go to the document with this id',
    'data-find': '',
  });
  find.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && find.value !== '') go([...collection, find.value]);
  });
  const page = async (from) => {
    const { ids, next } = await ask('GET', 'documents', {
      database,
      path: collection.join('/'),
      ...(from !== undefined && { from }),
    });
    list.append(...ids.map((id) => listItem(id, id === chosen, () => go([...collection, id]))));
    more.hidden = next === undefined;
    more.onclick = () => page(next);
  };
  await page(undefined);
  return element(
    'section',
    { class: 'column', 'aria-label': `Documents of ${collection.at(-1)}` },
    find,
    list,
    more,
  );
}

function documentCard(database, path, stored, collections, go) {
  const name = path.join('/');
  const fields = stored?.fields ?? {};
  return element(
    'section',
    { class: 'column document', 'aria-label': `Document ${name}` },
    element(
      'div',
      { class: 'tools' },
      element('h2', path.at(-1)),
      element('button', { onclick: () => edit(database, name, fields, go) }, stored ? 'Edit' : 'Create'),
      element('button', { onclick: () => remove(database, path, go) }, 'Delete'),
    ),
    quiet(
      stored ? `Created ${stored.createTime}, updated ${stored.updateTime}` : 'There is no such document.',
    ),
    element(
      'dl',
      Object.entries(fields).map(([field, value]) => [
        element('dt', field),
        element('dd', element('pre', JSON.stringify(value, null, 2))),
      ]),
    ),
    collections.length > 0 ? element('h3', 'Collections below') : undefined,
    collectionItems(path, collections, undefined, go),
  );
}

/** Opens a form that writes a document bypassing the rules, as an import does. */
function edit(database, name, fields, go) {
  const isNew = name === '' || name.endsWith('/');
  const path = element('input', { name: 'path', required: true, autocomplete: 'off', 'aria-label': 'Path' });
  path.value = name;
  path.readOnly = !isNew;
  const text = element('textarea', { name: 'fields', rows: 18, spellcheck: false, 'aria-label': 'Fields' });
  text.value = JSON.stringify(fields, null, 2);
  const problem = element('p', { class: 'problem', role: 'alert' });
  const form = element(
    'form',
    { method: 'dialog' },
    element('label', 'Path of the document', path),
    element('label', 'Fields as JSON; {"timestampValue": "…"} and the like for other types', text),
    problem,
    element(
      'div',
      { class: 'tools' },
      element('button', 'Save'),
      element('button', { type: 'button', onclick: () => dialog.close() }, 'Cancel'),
    ),
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      await ask('PUT', 'document', { database, path: path.value }, JSON.parse(text.value));
      dialog.close();
      go(path.value.split('/'));
    } catch (error) {
      problem.textContent = error.message;
    }
  });
  const dialog = openDialog(isNew ? 'Add a document' : `Edit ${name}`, form);
  (isNew ? path : text).focus();
}

function remove(database, path, go) {
  const form = element(
    'form',
    { method: 'dialog' },
    element('p', `${path.join('/')} and everything below it will be deleted.`),
    element(
      'div',
      { class: 'tools' },
      element('button', { value: 'delete' }, 'Delete'),
      element('button', { value: '' }, 'Cancel'),
    ),
  );
  const dialog = openDialog('Delete this document?', form);
  dialog.addEventListener('close', async () => {
    if (dialog.returnValue !== 'delete') return;
    await ask('DELETE', 'document', { database, path: path.join('/') });
    go(path.slice(0, -1));
  });
}

/** Opens a dialog that imports a JSON file of paths and fields. */
function importFile(database, go) {
  const file = element('input', { type: 'file', accept: 'application/json', 'aria-label': 'A JSON file' });
  const problem = element('p', { class: 'problem', role: 'alert' });
  file.addEventListener('change', async () => {
    try {
      const documents = JSON.parse(await file.files[0].text());
      const { count: imported } = await ask('POST', 'import', { database }, { documents });
      problem.textContent = `${count(imported, 'document')} imported.`;
      go([]);
    } catch (error) {
      problem.textContent = error.message;
    }
  });
  const form = element(
    'form',
    { method: 'dialog' },
    element(
      'p',
      'A JSON object of paths and fields: {"notes/1": {"text": "…"}}. Documents of the same path are replaced.',
    ),
    file,
    problem,
    element('div', { class: 'tools' }, element('button', 'Close')),
  );
  openDialog('Import documents', form);
}
