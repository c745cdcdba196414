// Writes the Word documents of tests: the parts of WordprocessingML that Word, Google Docs and LibreOffice write for a CV.
import { strToU8, zipSync } from 'fflate';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A run of text; its tabs and line breaks are elements. */
export const run = (text: string): string =>
  `<w:r><w:rPr><w:b/></w:rPr>${text
    .split(/(\t|\n)/)
    .map((part) =>
      part === '\t'
        ? '<w:tab/>'
        : part === '\n'
          ? '<w:br/>'
          : `<w:t xml:space="preserve">${escaped(part)}</w:t>`,
    )
    .join('')}</w:r>`;

export const paragraph = (text: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="Normal"/></w:pPr>${run(text)}</w:p>`;

export const paragraphs = (lines: readonly string[]): string => lines.map(paragraph).join('');

/** The items of a list, whose bullets are not part of the text. */
export const list = (lines: readonly string[]): string =>
  lines
    .map(
      (line) =>
        `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(line)}</w:p>`,
    )
    .join('');

/** A table; each cell is given as lines of text or as XML. */
export const docxTable = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl><w:tblPr/>${rows
    .map(
      (cells) =>
        `<w:tr>${cells.map((cell) => `<w:tc>${cell.startsWith('<') ? cell : paragraphs(cell.split('\n'))}</w:tc>`).join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`;

/** A text box, which Word writes twice: for current and for old versions. */
export const textBox = (lines: readonly string[]): string => {
  const content = `<w:txbxContent>${paragraphs(lines)}</w:txbxContent>`;
  return `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx>${content}</wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${content}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
};

const part = (root: string, content: string): Uint8Array =>
  strToU8(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:${root} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${content}</w:${root}>`,
  );

/** A Word document with this body, and with more files of the folder `word` by name. */
export const writeDocx = (body: string, parts: Readonly<Record<string, string>> = {}): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': part('document', `<w:body>${body}<w:sectPr/></w:body>`),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, content]) => [`word/${name}.xml`, part('hdr', content)]),
    ),
  });
