import { expect, test } from 'vitest';
import { proposedUsername, usernameProposals } from './proposed-username.ts';
import { usernameProblem } from './username.ts';

test.each([
  ['Asha Deshpande', 'asha-deshpande'],
  ['  José   Ñandú-Łukasz ', 'jose-nandu-lukasz'],
  ['Sinéad O’Connor', 'sinead-oconnor'],
  ['A. R. Rahman', 'a-r-rahman'],
  ['Rahul (2)', 'rahul-2'],
])('the Latin name %s is proposed as %s', (name, proposed) => {
  expect(proposedUsername(name)).toBe(proposed);
});

test.each([
  ['आशा देशपांडे', 'asha-deshpande'],
  ['राजकुमार शर्मा', 'rajkumar-sharma'],
  ['प्रियंका चोपड़ा', 'priyanka-chopra'],
  ['लता मंगेशकर', 'lata-mangeshkar'],
  ['अमिताभ बच्चन', 'amitabh-bachchan'],
  ['कृष्ण चन्द्र', 'krishna-chandra'],
  ['संजय दत्त', 'sanjay-datt'],
  ['सुशांत सिंह', 'sushant-singh'],
  ['ज्ञानेश', 'gyanesh'],
  ['ज़ोया फ़रहान', 'zoya-farhan'],
  ['गायत्री चंपा', 'gayatri-champa'],
  ['राहुल १२', 'rahul-12'],
])('the name %s in Devanagari is proposed as %s', (name, proposed) => {
  expect(proposedUsername(name)).toBe(proposed);
});

test.each([
  ['அருண் குமார்', 'arun-kumar'],
  ['രാജൻ', 'rajan'],
  ['রায়', 'ray'],
  ['రాజమౌళి', 'rajamauli'],
  ['ಯಶ್', 'yash'],
  ['અમિત શાહ', 'amit-shah'],
  ['ਗੁਰਦਾਸ', 'gurdas'],
])('the name %s in an Indian script other than Devanagari is proposed as %s', (name, proposed) => {
  expect(proposedUsername(name)).toBe(proposed);
});

test.each([
  ['Om', 'om-actor'],
  ['Search', 'search-actor'],
  ['ॐ', ''],
  ['李', ''],
  ['', ''],
])('the name %j, which cannot be a username as it is, gives the proposal %j', (name, proposed) => {
  expect(proposedUsername(name)).toBe(proposed);
});

test('a long name is cut between words, or within its only word, to leave room for a suffix such as -2', () => {
  expect(proposedUsername('Ananya Venkatalakshmi Subramaniam')).toBe('ananya-venkatalakshmi');
  expect(proposedUsername('x'.repeat(200))).toBe('x'.repeat(28));
});

test.each(['Asha Rao', 'Om', 'Login', 'Ananya Venkatalakshmi Subramaniam', 'x'.repeat(60), 'आशा'])(
  'all five usernames proposed for the name %s are valid',
  (name) => {
    const proposals = usernameProposals(proposedUsername(name));
    expect(proposals).toHaveLength(5);
    for (const proposal of proposals) expect(usernameProblem(proposal)).toBeUndefined();
  },
);

test('no username is proposed for an empty name', () => {
  expect(usernameProposals('')).toEqual([]);
});
