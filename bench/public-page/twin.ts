// The static twin of the public page: the same text and pictures in plain HTML and CSS, by hand, with the system's
// fonts and no script. The baseline of the public page.
import { pictureUrl, type Picture } from '@marquee/domain/profile/picture';
import type { Profile } from '@marquee/domain/profile/profile';
import { displayName } from '@marquee/domain/profile/profile';
import { skillName } from '@marquee/domain/profile/skills';
import { pictureSources } from '../../web/src/site/profile/picture-sources.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);

type AddressOf = (file: string) => string;

function image(picture: Picture, addressOf: AddressOf, sizes: string, alt: string, rest: string): string {
  const { src, srcSet, width = 0, height = 0 } = pictureSources(picture, addressOf);
  return `<img src="${src}" srcset="${srcSet ?? ''}" sizes="${sizes}" width="${String(width)}" height="${String(height)}" alt="${escaped(alt)}" ${rest}>`;
}

const CSS = `
body{margin:0;background:#FBF7F0;color:#23152C;font:400 1.0625rem/1.65 system-ui,sans-serif}
header{display:flex;align-items:center;height:3.75rem;padding:0 1.25rem;background:#3B1757}header a{color:#fff}
img{display:block;width:100%;height:auto;object-fit:cover;aspect-ratio:4/5}
.portrait{max-height:84svh;object-position:50% 22%}
section,.words{padding:0 1.25rem;margin-top:3.5rem}.words{margin-top:1.5rem}
h1,h2{font-family:Georgia,serif;font-weight:500;line-height:1.1;margin:0}h1{font-size:3.25rem}h2{font-size:1.75rem}
p,dd{white-space:pre-line;margin:1rem 0}
ul{list-style:none;margin:1.25rem 0;padding:0}.photos{display:grid;grid-template-columns:1fr 1fr;gap:.5rem}
.photos li:first-child{grid-column:span 2}
footer{margin-top:3.5rem;padding:3rem 1.25rem;background:#3B1757;color:#fff;text-align:center}footer a{color:#fff}
@media(min-width:960px){.first{display:grid;grid-template-columns:36vw 1fr}}`;

/** The twin as an HTML document; `base` is the base URL of its pictures. */
export function twin(profile: Profile, base: string): string {
  const addressOf: AddressOf = (file) => pictureUrl(base, profile.id, file);
  const name = displayName(profile);
  const { social, introduction_video, additional_videos } = profile;
  const photos = profile.photos.map((photo, index) =>
    image(
      photo,
      addressOf,
      index === 0 ? '(min-width: 960px) 42rem, 100vw' : '(min-width: 960px) 20rem, 50vw',
      `Photo ${String(index + 1)} of ${name}`,
      'loading="lazy" decoding="async"',
    ),
  );
  const links = [social.website, introduction_video, ...additional_videos.map(({ url }) => url)].filter(
    (url) => url !== '',
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(name)} - Actor</title>
<meta name="description" content="${escaped(profile.introduction.slice(0, 155))}"><link rel="icon" href="/favicon.svg">
<style>${CSS}</style></head><body>
<header><a href="/">Marquee</a></header><main><div class="first">
${profile.profile_image ? image(profile.profile_image, addressOf, '(min-width: 960px) 36vw, 100vw', name, 'class="portrait" fetchpriority="high"') : ''}
<div class="words"><h1>${escaped(name)}</h1><p>${escaped(profile.introduction)}</p>
<dl><dt>Height</dt><dd>${escaped(profile.height)}</dd><dt>Age range</dt><dd>${String(profile.screen_age_min)} - ${String(profile.screen_age_max)} yrs</dd>
<dt>Location</dt><dd>${escaped(profile.location)}</dd></dl><a href="${escaped(profile.whatsapp_link)}">Chat on WhatsApp</a></div></div>
<section><h2>Photos &amp; Headshots</h2><ul class="photos">${photos.map((photo) => `<li>${photo}</li>`).join('')}</ul></section>
<section><h2>Work</h2><ul>${links.map((url) => `<li><a href="${escaped(url)}">${escaped(url)}</a></li>`).join('')}</ul></section>
<section><h2>Details</h2><dl><dt>Languages</dt><dd>${escaped(profile.languages.join(', '))}</dd>
<dt>Skills</dt><dd>${escaped(profile.skills.map(skillName).join(', '))}</dd>
<dt>Education</dt><dd>${escaped(profile.education)}</dd></dl></section></main>
<footer><p>Made with Marquee</p><p><a href="/signup">Create Your Profile</a></p><p><a href="/terms">Terms</a> <a href="/privacy">Privacy</a></p></footer>
</body></html>`;
}
