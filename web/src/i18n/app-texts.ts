// The app's texts: the frame's are there from the start, a screen's are loaded beside its code (app/router.tsx).
import { createI18n } from './create-i18n.ts';
import { common } from './en/common.ts';
import { loaders, type Namespace } from './namespaces.ts';

export const i18n = createI18n({ common });

/** Loads the texts of these namespaces that are not there yet; rejects when one cannot be had. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    namespaces
      .filter((namespace) => !i18n.hasResourceBundle('en', namespace))
      .map(async (namespace) => {
        i18n.addResourceBundle('en', namespace, await loaders.en[namespace]());
      }),
  );
}
