/** Replaces a video's thumbnail by YouTube's player. The thumbnail is hidden, not removed: React may own it. */
export function playVideo(poster: HTMLElement, signal: AbortSignal): void {
  // Two clicks may both have waited for this module.
  if (poster.hidden) return;
  const player = document.createElement('iframe');
  // The parameter makes the player report its progress (watch-actions.ts).
  const address = new URL(poster.dataset['video'] ?? '', location.href);
  address.searchParams.set('enablejsapi', '1');
  address.searchParams.set('origin', location.origin);
  player.src = address.href;
  player.addEventListener('load', () =>
    player.contentWindow?.postMessage('{"event":"listening"}', address.origin),
  );
  player.title = poster.dataset['title'] ?? '';
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // YouTube refuses players that send no referrer.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.allowFullscreen = true;
  poster.hidden = true;
  poster.after(player);
  player.focus();
  signal.addEventListener('abort', () => {
    player.remove();
    poster.hidden = false;
  });
}
