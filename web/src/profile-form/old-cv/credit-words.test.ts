import { expect, test } from 'vitest';
import { headingHinted, headingNamed } from './credit-words.ts';

const named = (text: string): string | undefined => {
  const heading = headingNamed(text);
  return heading && `${heading.kind}${heading.isCertain ? '' : '?'}`;
};

test.each([
  ['FILM (partial)', 'film'],
  ['Selected film credits', 'film'],
  ['THEATER: (Partial list)', 'theatre'],
  ['Professional Theatre', 'theatre'],
  ['Educational Theatre', 'theatre'],
  ['Regional Theatre', 'theatre'],
  ['Film/Television', 'film?'],
  ['FILM/WEB', 'film?'],
  ['WEB / OTT', 'web_series'],
  ['WEB SERIES & OTT', 'web_series'],
  ['TV SHOWS / SERIALS', 'television'],
  ['T.V. SERIALS:-', 'television'],
  ['TVCs & AD FILMS', 'commercial'],
  ['COMMERCIAL/PRINT', 'commercial'],
  ['Print', 'commercial?'],
  ['Improv', 'other'],
  ['CORPORATE SHOWS', 'other'],
  ['Education/Training', 'training'],
  ['Related Training', 'training'],
  ['Voice Training (Pune)', 'training'],
  ['Improv Classes', 'training'],
  ['Theatre while training', 'theatre'],
  ['NYC Concerts / Cabarets', 'other?'],
  ['Educational Theatre @ Lake University', 'theatre'],
  ['Television Commercials', 'commercial'],
  ['Video Games', 'voice'],
  ['HOLLYWOOD FILMS (Hindi Dubbing)', 'voice'],
  ['TVCOMMERCIALS', 'commercial'],
  ['TV/Commercials', 'television?'],
  ['Commercial/Internet', 'commercial'],
  ['Commercial/Web', 'commercial?'],
  ['FEATUREFILM', 'film'],
  ['O N STAGE', 'theatre'],
  ['A D FILMS', 'commercial'],
  ['W E B S E R I E S / T V', 'web_series?'],
  ['A Doll House', undefined],
  ['Add Films', 'commercial'],
  ['Corporate Videos / Training', 'other?'],
  ['Specialist Skills', 'skills'],
  ['Languages known', 'languages'],
  ['Crew Experience', 'none'],
  ['DIRECTING', 'none'],
  ['Accolades', 'award'],
  ['Acting Experience', 'credits?'],
  ['FILMS / फ़िल्में', 'film'],
  ['कौशल्ये / SKILLS', 'skills'],
  ['कौशल्ये / मालिकाएँ और', undefined],
  ['Feature films since 2015', 'film'],
  ['SCREEN', 'film?'],
  ['On screen:', 'film?'],
  ['Screenplay', undefined],
  ['FILMS / फ़ि\uFFFD ल्में', 'film'],
  ['रंगमंच', 'theatre'],
  ['मालिका', 'television'],
  ['National School of Drama', undefined],
  ['Riya Sharma', undefined],
  ['MIXED BAG', undefined],
  ['Web Series', 'web_series'],
  ['Series', 'television?'],
  ['Documentaries', 'film'],
  ['TVC’s', 'commercial'],
  ['Productions whilst training', 'theatre'],
  ['Accents & Dialects', 'skills'],
  ['Certifications', 'training'],
  ['Notable Projects', 'credits?'],
  ['NEW YORK', 'theatre'],
  ['Off-Broadway / New York', 'theatre'],
  ['उपलब्धियाँ', 'award'],
])('the heading ‘%s’ names %s', (text, expected) => {
  expect(named(text)).toBe(expected);
});

test.each([
  ['PHILADELPHIA THEATRE', 'theatre', true],
  ['Digital Advertising Work', 'commercial', false],
  ['FTII Diploma Films', 'short_film', true],
  ['Films as lead', 'film', false],
  ['FILM FESTIVALS', 'film', false],
  ['Short scenes', undefined, undefined],
])('a word of the heading ‘%s’ names the kind %s', (text, kind, isCertain) => {
  const heading = headingHinted(text);
  expect([heading?.kind, heading?.isCertain]).toEqual([kind, isCertain]);
});
