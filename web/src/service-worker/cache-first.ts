import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { cachedOr } from './cached-or.ts';

/** Workbox's strategy of this name, but for a cache that does not answer (cached-or.ts). */
export class CacheFirst extends Strategy {
  override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return cachedOr(
      () => handler.cacheMatch(request),
      () => handler.fetchAndCachePut(request),
    );
  }
}
