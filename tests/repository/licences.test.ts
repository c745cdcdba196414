// Tests how the file of licences is written; tests/web/loaded-licences.test.ts checks the built file.
import { expect, it } from 'vitest';
import { licencesText } from '../../web/licences.ts';

const MIT = { identifier: 'MIT', text: 'MIT License. Permission is hereby granted …' };

it('a package is listed once with its licence, one without a text refers to another’s text, and the GPL comes last', () => {
  const text = licencesText(
    [
      { name: 'react', version: '19.0.0', ...MIT },
      { name: 'react', version: '19.0.0', ...MIT },
      { name: 'bare', version: '1.0.0', identifier: 'MIT' },
    ],
    ['GNU GENERAL PUBLIC LICENSE'],
  );
  expect(text.match(/react 19\.0\.0\nLicence: MIT\n\nMIT License/g)).toHaveLength(1);
  expect(text).toContain('bare 1.0.0\nLicence: MIT\n\nIts text stands below react 19.0.0.');
  expect(text.trimEnd().endsWith('GNU GENERAL PUBLIC LICENSE')).toBe(true);
});
