// @vitest-environment jsdom
// A public page whose profile holds markup, scripts and addresses that would do harm.
import { describe, expect, test } from 'vitest';
import { type Profile } from '@marquee/domain/profile/profile';
import { NO_VIDEO_DETAILS } from '@marquee/domain/profile/video-details';
import { everyText } from '#web/testing/odd-documents.ts';
import { SAMPLE_PROFILE } from '../profile/sample-profile.ts';
import { renderPublicPage } from './render-public-page.tsx';

function published(changes: Partial<Profile>): Document {
  const html = renderPublicPage(
    {
      outcome: { outcome: 'public', profile: { ...SAMPLE_PROFILE, ...changes } },
      origin: 'https://marquee.example',
      path: '/Asha',
    },
    {
      css: '',
      later: { css: '' },
      pictureBase: 'https://pictures.example/',
      script: '/assets/start-site-abc.js',
    },
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('profile texts that contain markup, scripts and control characters', () => {
  const attack = `</script><script>alert(1)</script><img src=x onerror=alert(1)>"'&\u2028\u202e]]>--><!--`;
  const document = published({
    ...everyText(attack),
    username: 'asha-rao',
    skills: [attack, `custom-1-${encodeURIComponent(attack)}`],
    languages: [attack],
    introduction: attack.repeat(2000),
    introduction_video: 'javascript:alert(1)//youtube.com/watch?v=aqz-KE-bpKQ',
    additional_videos: [
      { ...NO_VIDEO_DETAILS, platform: 'youtube', url: 'javascript:alert(1)' },
      { ...NO_VIDEO_DETAILS, platform: 'youtube', url: 'data:text/html,<script>alert(1)</script>' },
    ],
    social: {
      facebook: 'javascript:alert(1)',
      instagram: '"><script>alert(1)</script>',
      imdb: '../../evil',
      website: 'javascript:alert(1)',
    },
    whatsapp_link: 'javascript:alert(1)',
  });

  test('hostile texts are shown as text, and add no element and no script', () => {
    expect(document.querySelector('h1')?.textContent).toContain('<script>alert(1)</script>');
    expect(document.querySelectorAll('[onerror], img[src=x]')).toHaveLength(0);
    const scripts = Array.from(document.scripts, (script) => script.type);
    expect(scripts).toEqual(['application/ld+json', '']);
  });

  test('hostile texts do not become the address of a link, an image or a script', () => {
    const addresses = Array.from(document.querySelectorAll('[href], [src]'), (element) =>
      element.getAttribute(element.hasAttribute('href') ? 'href' : 'src'),
    );
    for (const address of addresses) expect(address).toMatch(/^(https:\/\/|\/(?!\/)|#|data:text\/vcard|$)/);
  });

  test('hostile texts cannot reverse the reading direction of a title', () => {
    expect(document.title).not.toMatch(/[\u202e\u2028]/);
    expect(document.querySelector('[property="og:title"]')?.getAttribute('content')).not.toMatch(
      /[\u202e\u2028]/,
    );
  });
});
