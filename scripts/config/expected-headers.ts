// The headers that responses of the site must have, locally (tests/web/headers.test.ts) and live (the doctor).

/** The headers of every answer but Firebase's own pages below `/__/`. */
const SECURITY_HEADERS: Readonly<Record<string, RegExp>> = {
  'strict-transport-security': /^max-age=\d{8,}; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\), microphone=\(\), geolocation=\(\), payment=\(\)/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
};

/** The Cache-Control that each kind of answer must have. */
export const CACHE_CONTROL = {
  document: /^no-cache$/,
  publicPage: /^public, max-age=0, s-maxage=60$/,
  notShown: /^no-store$/,
  sitemap: /^public, max-age=0, s-maxage=600$/,
  hashedFile: /^public, max-age=31536000, immutable$/,
  icon: /^public, max-age=86400$/,
} as const;

/** The sources of a policy's directives, by the directive's name. */
export const directives = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [first = '', ...sources] = directive.trim().split(/\s+/);
      return [first, sources];
    }),
  );

/** Faults of the headers that every answer must have. */
export const securityHeaderProblems = (headers: Headers): string[] =>
  Object.entries(SECURITY_HEADERS).flatMap(([name, pattern]) => {
    const value = headers.get(name);
    if (value !== null && pattern.test(value)) return [];
    return [`${name} is ${value ?? 'missing'}`];
  });

const SELF_OR_NONE = ["'self'", "'none'"];

/** What `form-action` may list: the contact form is answered by a redirect to WhatsApp, which browsers check too. */
const FORM_TARGETS = [
  ...SELF_OR_NONE,
  'https://wa.me',
  'https://api.whatsapp.com',
  'https://web.whatsapp.com',
];

export function policyProblems(headers: Headers): string[] {
  const value = headers.get('content-security-policy');
  if (value === null) return ['content-security-policy is missing'];
  const policy = directives(value);
  const scripts = policy.get('script-src') ?? [];
  const problems = [
    ['frame-ancestors', policy.get('frame-ancestors')?.join(' ') === "'none'"],
    ['object-src', policy.get('object-src')?.join(' ') === "'none'"],
    ['base-uri', SELF_OR_NONE.includes(policy.get('base-uri')?.join(' ') ?? '')],
    ['form-action', policy.get('form-action')?.every((source) => FORM_TARGETS.includes(source)) === true],
    [
      'script-src',
      scripts.length > 0 &&
        !scripts.some((source) => /^('unsafe-inline'|'unsafe-eval'|\*|https?:|data:|blob:)$/.test(source)),
    ],
  ] as const;
  return problems.flatMap(([name, isRight]) => (isRight ? [] : [`content-security-policy: ${name} is open`]));
}
