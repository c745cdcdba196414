// Google's messaging script (apis.google.com/js/api.js) carries a sign-in between the page and the provider's hidden
// frame. It cannot be loaded offline, so this one with the same interface is served in its place, to the page and to
// the Auth emulator's frame alike. The messages are those of the SDK and the emulator.
import type { BrowserContext } from '@playwright/test';

type Handler = (data: unknown) => unknown;

interface Envelope {
  readonly gapi: true;
  readonly id: number;
  readonly event: string;
  readonly data: unknown;
  readonly isReply: boolean;
}

/** Runs in the page; must not refer to anything outside itself. */
function installGapi(): void {
  const open = (peer: () => Window | null) => {
    const handlers = new Map<string, Handler>();
    const early: Envelope[] = [];
    const replies = new Map<number, Handler>();
    let serial = 0;
    let connected = (): void => undefined;
    const connection = new Promise<void>((resolve) => {
      connected = resolve;
    });
    const post = (envelope: Omit<Envelope, 'gapi'>): void =>
      peer()?.postMessage({ gapi: true, ...envelope }, '*');
    const handle = (envelope: Envelope): void => {
      const handler = handlers.get(envelope.event);
      if (handler) post({ ...envelope, data: [handler(envelope.data)], isReply: true });
      else early.push(envelope);
    };
    addEventListener('message', ({ source, data }: MessageEvent<Partial<Envelope> | undefined>) => {
      if (source !== peer() || data?.gapi !== true) return;
      connected();
      const envelope = data as Envelope;
      if (!envelope.isReply) {
        handle(envelope);
        return;
      }
      try {
        replies.get(envelope.id)?.(envelope.data);
      } catch {
        // Google's script ignores errors too. The SDK throws here after every answer about web storage, wanted or not.
      }
    });
    return {
      connection,
      register: (event: string, handler: Handler): void => {
        handlers.set(event, handler);
        for (const envelope of early.splice(0)) handle(envelope);
      },
      send: (event: string, data: unknown, reply?: Handler): void => {
        serial += 1;
        if (reply) replies.set(serial, reply);
        post({ id: serial, event, data, isReply: false });
      },
      restyle: () => Promise.resolve(),
      ping: async (done: () => void): Promise<void> => {
        await connection;
        done();
      },
    };
  };
  const context = {
    open: ({ where, url }: { where: HTMLElement; url: string }, ready: (frame: unknown) => unknown) => {
      const element = document.createElement('iframe');
      element.src = url;
      element.style.cssText = 'position:absolute;top:-100px;width:1px;height:1px';
      element.setAttribute('aria-hidden', 'true');
      element.tabIndex = -1;
      const frame = open(() => element.contentWindow);
      where.append(element);
      return ready(frame);
    },
    getParentIframe: () => open(() => parent),
  };
  const page = globalThis as unknown as Record<string, unknown>;
  page['gapi'] = {
    load: (_module: string, { callback }: { callback: () => void }) => callback(),
    iframes: {
      Iframe: Object,
      CROSS_ORIGIN_IFRAMES_FILTER: undefined,
      getContext: () => context,
    },
  };
  const { src } = document.currentScript as HTMLScriptElement;
  const onload = page[new URL(src).searchParams.get('onload') ?? 'gapi_onload'];
  if (typeof onload === 'function') (onload as () => void)();
}

/** Serves the script to every page of the context. */
export async function serveGoogleIframes(context: BrowserContext): Promise<void> {
  // The emulator's account page loads its styles from the internet, and works without them.
  await context.route(
    ({ hostname }) => hostname !== 'localhost' && hostname !== 'apis.google.com',
    (route) => route.fulfill({ body: '' }),
  );
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${installGapi.toString()})()` }),
  );
}
