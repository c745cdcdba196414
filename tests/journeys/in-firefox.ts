// What journeys do another way in Firefox, which Playwright drives over WebDriver BiDi (docs/testing.md#engines).
import type { Locator, Page } from '@playwright/test';

/** Sets the value as a browser does; runs in the page. */
function setValue(field: HTMLElement | SVGElement, value: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Replaces `fill` and `tap` for all locators of this process. Playwright fills by the property that React has put on the
 * field, so that React takes the value for one of its own and tells nobody; and its taps reach nothing.
 */
export function adaptLocators(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  locators.fill = async function (this: Locator, value: string): Promise<void> {
    // Waits until the field is visible, enabled and editable.
    await this.selectText();
    await this.evaluate(setValue, value);
  };
  locators.tap = function (this: Locator): Promise<void> {
    return this.click();
  };
}

const isFirefox = (page: Page): boolean => page.context().browser()?.browserType().name() === 'firefox';

/** Sizes of paper, in centimetres. */
const PAPER = { A4: ['21', '29.7'], Letter: ['21.59', '27.94'] } as const;

/** The options of `page.pdf` for a size of paper. Playwright gives Firefox inches where BiDi expects centimetres. */
export function paper(page: Page, format: keyof typeof PAPER): NonNullable<Parameters<Page['pdf']>[0]> {
  if (!isFirefox(page)) return { format };
  const [width, height] = PAPER[format];
  return { width: `${width}in`, height: `${height}in` };
}

type Files = Parameters<Locator['setInputFiles']>[0];

/** Chooses files by a button, as people do; in Firefox, where no file chooser is reported, by the button's own field. */
export async function chooseBy(page: Page, button: Locator, files: Files): Promise<void> {
  if (isFirefox(page)) {
    await button.scrollIntoViewIfNeeded();
    const around = button.locator('xpath=ancestor::*[.//input[@type="file"]][1]');
    await around.locator('input[type=file]').first().setInputFiles(files);
    return;
  }
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(files);
}
