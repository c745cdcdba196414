import { expect, it } from 'vitest';
import { readAccount, shownAccount, socialHandle, socialUrl } from './social-account.ts';

it.each([
  'asha.rao',
  '@asha.rao',
  'Instagram: asha.rao',
  'insta @asha.rao',
  'insta  @asha.rao',
  'Instagram:@asha.rao',
  'IG - asha.rao',
  ' @@ /asha.rao/ ',
  'asha.rao.',
  '“@asha.rao”,',
  '\u200basha.rao\u200e',
  'instagram.com/asha.rao',
  'INSTAGRAM.COM/asha.rao',
  'www.instagram.com/asha.rao/',
  'https://www.instagram.com/asha.rao/?hl=en',
  'https://www.instagram.com/asha.rao?igsh=MWQ1ZGUxMzBkMA==&utm_source=qr',
  'https://www.instagram.com/@asha.rao',
  'https://www.instagram.com/@@asha.rao',
  'instagram.com/ asha.rao',
  'http://instagram.com/asha.rao',
  'instagram.com/asha.rao?next=https://asha.example',
  'https://www.instagram.com/asha.rao/reels/',
  'https://instagram.com/asha.rao/tagged',
  'https://m.instagram.com/asha.rao',
  'https://instagr.am/asha.rao',
  'https://instagram.com/_u/asha.rao',
  'https://ig.me/m/asha.rao',
  'https://ig.me/asha.rao',
  'instagram://user?username=asha.rao',
  'https://www.instagram.com/asha.rao).',
  'https://www.instagram.com/asha.rao%E2%80%8B',
])('the Instagram account written as %j is stored as its handle, and shown as its address', (input) => {
  expect(socialHandle('instagram', input)).toBe('asha.rao');
  expect(shownAccount('instagram', input)).toBe('instagram.com/asha.rao');
});

it.each([
  ['facebook', 'https://m.facebook.com/asha.rao', 'asha.rao'],
  ['facebook', 'https://touch.facebook.com/asha.rao', 'asha.rao'],
  ['facebook', 'https://mbasic.facebook.com/asha.rao?refid=8', 'asha.rao'],
  ['facebook', 'https://hi-in.facebook.com/asha.rao', 'asha.rao'],
  ['facebook', 'fb.com/asha.rao', 'asha.rao'],
  ['facebook', 'https://fb.me/asha.rao', 'asha.rao'],
  ['facebook', 'https://m.me/asha.rao', 'asha.rao'],
  ['facebook', 'https://www.facebook.com/asha.rao/about', 'asha.rao'],
  ['facebook', 'https://www.facebook.com/asha.rao?mibextid=ZbWKwL', 'asha.rao'],
  ['facebook', 'https://www.facebook.com/pg/asha.rao/posts/', 'asha.rao'],
  ['facebook', 'https://www.facebook.com/profile.php?id=100012345&sk=about', 'profile.php?id=100012345'],
  ['facebook', 'https://www.facebook.com/100012345678901', 'profile.php?id=100012345678901'],
  ['facebook', 'https://www.facebook.com/people/Asha-Rao/100012345/', 'profile.php?id=100012345'],
  [
    'facebook',
    'https://www.facebook.com/people/%E0%A4%86%E0%A4%B6%E0%A4%BE/100012345',
    'profile.php?id=100012345',
  ],
  ['facebook', 'https://www.facebook.com/p/Anita-Rao-100012345678901/', 'profile.php?id=100012345678901'],
  ['facebook', 'https://www.facebook.com/pages/Asha-Rao/100012345', 'profile.php?id=100012345'],
  [
    'facebook',
    'https://www.facebook.com/pages/category/Actor/Asha-Rao-100012345/',
    'profile.php?id=100012345',
  ],
  ['facebook', 'https://www.facebook.com/Asha-Rao-100012345678901', 'Asha-Rao-100012345678901'],
  ['facebook', 'https://www.facebook.com/12345asha', '12345asha'],
  ['facebook', 'asha-fb-rao', 'asha-fb-rao'],
  ['instagram', 'Asha.Rao', 'Asha.Rao'],
  ['facebook', 'profile.php?id=1234', 'profile.php?id=1234'],
  ['imdb', 'https://www.imdb.com/name/nm1234567/', 'nm1234567'],
  ['imdb', 'https://www.imdb.com/name/nm1234567/bio/?ref_=nm_ov_bio_sm', 'nm1234567'],
  ['imdb', 'https://m.imdb.com/name/nm1234567', 'nm1234567'],
  ['imdb', 'https://www.imdb.com/hi/name/nm1234567/', 'nm1234567'],
  ['imdb', 'https://www.imdb.com/es-es/name/nm1234567/', 'nm1234567'],
  ['imdb', 'https://pro.imdb.com/name/nm1234567', 'nm1234567'],
  ['imdb', 'https://www.imdb.com/name/NM1234567', 'nm1234567'],
  ['imdb', 'nm1234567', 'nm1234567'],
  ['imdb', 'NM1234567', 'nm1234567'],
] as const)('the %s account that is typed as %s is stored as %s', (site, input, handle) => {
  expect(socialHandle(site, input)).toBe(handle);
});

it.each([
  ['instagram', 'https://www.instagram.com/reel/ABC/', 'page'],
  ['instagram', 'https://www.instagram.com/reels/ABC', 'page'],
  ['instagram', 'https://www.instagram.com/p/ABC/', 'page'],
  ['instagram', 'https://www.instagram.com/asha.rao/p/ABC/', 'page'],
  ['instagram', 'https://www.instagram.com/asha.rao/reel/ABC/', 'page'],
  ['instagram', 'https://www.instagram.com/asha.rao/p', 'page'],
  ['instagram', 'https://www.instagram.com/asha.rao/reels/ABC', 'page'],
  ['instagram', 'https://www.instagram.com/asha@rao', 'page'],
  ['instagram', 'https://www.instagram.com/m/asha.rao', 'page'],
  ['instagram', 'https://ig.me/m/asha.rao/p', 'page'],
  ['instagram', 'https://www.instagram.com/stories/asha.rao/1234/', 'page'],
  ['instagram', 'https://www.instagram.com/share/BAxyz12', 'page'],
  ['instagram', 'https://www.instagram.com/invites/contact/?i=1x', 'page'],
  ['instagram', 'https://www.instagram.com/about/', 'page'],
  ['instagram', 'https://www.instagram.com/explore/', 'page'],
  ['instagram', 'https://www.instagram.com/accounts/login/?next=/asha.rao/', 'page'],
  ['instagram', 'https://www.instagram.com/', 'page'],
  ['instagram', 'reels', 'page'],
  ['instagram', 'https://help.instagram.com/asha.rao', 'site'],
  ['instagram', 'https://instagram.com.evil.example/asha.rao', 'site'],
  ['instagram', 'https://instawww.gram.com/asha.rao', 'site'],
  ['instagram', 'https://asha@instagram.com/asha.rao', 'site'],
  ['instagram', 'mailto:asha', 'site'],
  ['instagram', 'https://www.facebook.com/asha.rao', 'site'],
  ['instagram', 'linktr.ee/asha', 'site'],
  ['instagram', 'Asha Rao', 'name'],
  ['instagram', 'asha..rao', 'name'],
  ['instagram', 'Asha Rao: actor', 'name'],
  ['instagram', 'आशा', 'name'],
  ['facebook', 'https://asha.example/me', 'site'],
  ['facebook', 'https://www.facebook.com/groups/actors', 'page'],
  ['facebook', 'https://www.facebook.com/groups', 'page'],
  ['facebook', 'https://www.facebook.com/watch/?v=1', 'page'],
  ['facebook', 'https://www.facebook.com/sharer/sharer.php?u=x', 'page'],
  ['facebook', 'https://www.facebook.com/sharer.php?u=x', 'page'],
  ['facebook', 'https://www.facebook.com/permalink.php?story_fbid=1&id=2', 'page'],
  ['facebook', 'https://www.facebook.com/story.php?id=100012345', 'page'],
  ['facebook', 'https://www.facebook.com/hashtag/acting', 'page'],
  ['facebook', 'https://www.facebook.com/share/1AbCdEfGh/', 'page'],
  ['facebook', 'https://www.facebook.com/asha.rao/posts/100012345', 'page'],
  ['facebook', 'https://www.facebook.com/asha.rao/videos/100012345', 'page'],
  ['facebook', 'https://www.facebook.com/photo/?fbid=1', 'page'],
  ['facebook', 'https://www.facebook.com/profile.php', 'page'],
  ['facebook', 'https://www.facebook.com/profile.php?id=x', 'page'],
  ['facebook', 'https://www.facebook.com/profile.php/x?id=100012345', 'page'],
  ['facebook', 'https://www.facebook.com/people/Asha-Rao/100012345678901234567', 'page'],
  ['facebook', 'https://www.facebook.com/p', 'page'],
  ['facebook', 'https://www.facebook.com/p/Asha-Rao', 'page'],
  ['facebook', 'https://www.facebook.com/p/Asha-100012345-Rao', 'page'],
  ['facebook', 'https://www.facebook.com/pages/category/Actor/Asha-Rao', 'page'],
  ['facebook', 'https://www.facebook.com/pages/category/Actor/Asha-100012345-Rao', 'page'],
  ['facebook', 'https://l.facebook.com/l.php?u=https%3A%2F%2Fasha.example', 'site'],
  ['facebook', 'https://developers.facebook.com/asha.rao', 'site'],
  ['facebook', 'https://fb.watch/abc/', 'site'],
  ['imdb', 'https://www.imdb.com/title/tt0111161/', 'page'],
  ['imdb', 'https://www.imdb.com/list/ls1234567/', 'page'],
  ['imdb', 'https://www.imdb.com/user/nm1234567/', 'page'],
  ['imdb', 'https://www.imdb.com/name/', 'page'],
  ['imdb', 'Asha Rao', 'name'],
  ['imdb', 'asha', 'name'],
] as const)('on %s, %s is no account: the problem is its %s', (site, input, problem) => {
  expect(readAccount(site, input)).toEqual({ problem });
  expect(socialUrl(site, input)).toBe('');
  expect(socialHandle(site, input)).toBe(input.replace(/\/$/, ''));
});

it('a text that is no account stays as it is, without signs and spaces around it', () => {
  expect(socialHandle('instagram', ' @ Asha Rao/ ')).toBe('Asha Rao');
});

it('an account is linked at the address of the site’s accounts', () => {
  expect(socialUrl('instagram', 'asha.rao')).toBe('https://www.instagram.com/asha.rao');
  expect(socialUrl('imdb', 'nm1234567')).toBe('https://www.imdb.com/name/nm1234567');
  expect(socialUrl('facebook', 'profile.php?id=12')).toBe('https://www.facebook.com/profile.php?id=12');
});

it.each(['', 'javascript:alert(1)', 'a b', '"><script>', '\\evil', '%', '/'])(
  'the stored handle %j is not linked',
  (handle) => {
    expect(socialUrl('instagram', handle)).toBe('');
  },
);
