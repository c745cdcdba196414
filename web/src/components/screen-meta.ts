// Title, description and robots of the current screen. The HTML has a title already, and browsers ignore a second one
// such as React's hoisted <title>: the existing elements are updated instead.
import { useEffect } from 'react';

export interface ScreenMeta {
  readonly title: string;
  readonly description: string;
  readonly robots: 'index, follow' | 'noindex, nofollow';
}

function setMeta(name: string, content: string): void {
  const found = document.head.querySelector(`meta[name="${name}"]`);
  if (content === '') {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement('meta'));
  element.setAttribute('name', name);
  element.setAttribute('content', content);
}

let pageTitle = '';
let titleCount = '';

function writeTitle(): void {
  if (pageTitle !== '') document.title = titleCount === '' ? pageTitle : `(${titleCount}) ${pageTitle}`;
}

/** Puts a count before the document's title, as in `(3) Settings | Marquee`; '' removes it. */
export function useTitleCount(count: string): void {
  useEffect(() => {
    titleCount = count;
    writeTitle();
    return () => {
      titleCount = '';
      writeTitle();
    };
  }, [count]);
}

export function usePageMeta({ title, description, robots }: ScreenMeta): void {
  useEffect(() => {
    pageTitle = title;
    writeTitle();
    setMeta('description', description);
    setMeta('robots', robots);
  }, [title, description, robots]);
}
