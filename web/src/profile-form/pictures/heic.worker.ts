// Decodes a HEIC photo in a worker, which the page terminates when it takes too long or is no longer needed. `heic-to`
// decodes in a worker of its own below this one, which ends with it.

/** `loaded` is the first message: the decoder has been loaded. */
export type HeicAnswer =
  | 'loaded'
  | { readonly bitmap: ImageBitmap }
  | { readonly problem: 'network' | 'unreadable'; readonly cause: string };

export interface HeicQuestion {
  readonly file: Blob;
  readonly options: ImageBitmapOptions;
}

async function decode({ file, options }: HeicQuestion, page: MessagePort): Promise<void> {
  const fail = (problem: 'network' | 'unreadable') => (error: unknown) =>
    page.postMessage({ problem, cause: String(error) } satisfies HeicAnswer);
  // The build for pages whose Content-Security-Policy forbids eval.
  const decoder = await import('heic-to/csp').catch(fail('network'));
  if (!decoder) return;
  page.postMessage('loaded' satisfies HeicAnswer);
  const bitmap = await decoder.heicTo({ blob: file, type: 'bitmap', options }).catch(fail('unreadable'));
  if (bitmap) page.postMessage({ bitmap } satisfies HeicAnswer, [bitmap]);
}

globalThis.addEventListener('message', ({ data, ports: [page] }: MessageEvent<HeicQuestion>) => {
  if (page) void decode(data, page);
});
