// The baseline: plain HTML with a label and an uncontrolled field for each of the editor's.
import type { Page } from '@playwright/test';

export interface Field {
  readonly tag: 'input' | 'textarea' | 'select';
  readonly type: string;
  readonly name: string;
  readonly value: string;
  readonly options: number;
}

/** Every visible form field of the page, in order. */
export const fieldsOf = (page: Page): Promise<Field[]> =>
  page
    .locator('form')
    .locator('input, textarea:not([aria-hidden=true]), select, [role=combobox]:not(input), [role=spinbutton]')
    .evaluateAll((elements) =>
      elements.map((element): Field => {
        const tag = element.tagName.toLowerCase();
        if (element instanceof HTMLSelectElement || (tag !== 'input' && tag !== 'textarea'))
          return { tag: 'select', type: '', name: element.id, value: '', options: 12 };
        const { name, value, type } = element as HTMLInputElement;
        const isText = tag === 'textarea';
        return {
          tag: isText ? 'textarea' : 'input',
          type,
          name,
          value: type === 'file' ? '' : value,
          options: 0,
        };
      }),
    );

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${String(sign.codePointAt(0))};`);

function control({ tag, type, name, value, options }: Field): string {
  if (tag === 'textarea') return `<textarea name="${escaped(name)}" rows="5">${escaped(value)}</textarea>`;
  if (tag === 'select')
    return `<select name="${escaped(name)}">${Array.from({ length: options }, (_, at) => `<option>${String(at)}</option>`).join('')}</select>`;
  return `<input name="${escaped(name)}" type="${escaped(type)}" value="${escaped(value)}" />`;
}

/** The whole page. */
export function plainForm(fields: readonly Field[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>A plain form</title><style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 0 auto; padding: 1.5rem; }
label { display: block; margin-block: 1rem; }
input, textarea, select { display: block; font: inherit; padding: 0.75rem; border: 1px solid #767676; border-radius: 4px; }
input:not([type=checkbox], [type=radio]), textarea, select { box-sizing: border-box; width: 100%; }
</style></head><body><h1>Edit Profile</h1><form>
${fields.map((field, at) => `<label>${escaped(field.name || `Field ${String(at + 1)}`)} ${control(field)}</label>`).join('\n')}
<button>Save Profile</button></form></body></html>`;
}
