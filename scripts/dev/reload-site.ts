// Reloads a document of the site in the dev server when its sources change (site-documents.ts).
/// <reference types="vite/client" />
import.meta.hot?.on('site-changed', () => location.reload());
const changes = document.querySelector<HTMLMetaElement>('meta[name="changes"]')?.content;
import.meta.hot?.send('site-shown', Number(changes));
