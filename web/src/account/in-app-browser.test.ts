import { expect, test } from 'vitest';
import { isInAppUserAgent } from './in-app-browser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36';
const ANDROID_CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

test.each([
  ['Android’s WebView', ANDROID],
  ['WhatsApp on Android', `${ANDROID} WhatsApp/2.24.13.75`],
  ['WhatsApp without the mark of the WebView', `${ANDROID_CHROME} WhatsApp/2.24.13.75 A`],
  [
    'Instagram on Android',
    `${ANDROID} Instagram 336.0.0.35.90 Android (34/14; 420dpi; Google; Pixel 8; en_IN)`,
  ],
  ['Facebook on Android', `${ANDROID} [FB_IAB/FB4A;FBAV/468.0.0.55.80;]`],
  ['Snapchat on Android', `${ANDROID} Snapchat/12.93.0.37 (Pixel 8; Android 14)`],
  ['TikTok on Android', `${ANDROID} trill_340502 JsSdk/1.0 BytedanceWebview/d8a21c6`],
  ['LinkedIn on Android', `${ANDROID} [LinkedInApp]`],
  ['Instagram on an iPhone', `${IPHONE} Mobile/15E148 Instagram 336.0.8.29.90 (iPhone15,2; iOS 17_5; en_IN)`],
  ['Facebook on an iPhone', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/468.0.0;FBDV/iPhone15,2]`],
  [
    'Facebook with Safari’s end',
    `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/468.0.0]`,
  ],
  [
    'Snapchat on an iPhone',
    `${IPHONE} Mobile/15E148 Snapchat/12.93.0.34 (like Safari/8618.2.12.10.9, panda)`,
  ],
  ['LinkedIn on an iPhone', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.29.6735`],
  ['TikTok on an iPhone', `${IPHONE} Mobile/15E148 musical_ly_34.9.0 JsSdk/2.0 NetType/WIFI`],
  ['X on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 Twitter for iPhone/10.46`],
  [
    'Telegram on Android',
    `${ANDROID_CHROME} Telegram-Android/11.4.2 (Google Pixel 8; Android 14; SDK 34; HIGH)`,
  ],
  ['Line', `${IPHONE} Mobile/15E148 Safari Line/14.10.0`],
  ['WeChat', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.50(0x1800322b) NetType/WIFI Language/en`],
  ['Pinterest', `${IPHONE} Mobile/15E148 [Pinterest/iOS]`],
  ['an unnamed app on an iPhone', `${IPHONE} Mobile/15E148`],
  [
    'an app on an iPad',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  ],
])('Google’s login is not offered in %s', (_app, userAgent) => {
  expect(isInAppUserAgent(userAgent)).toBe(true);
});

test.each([
  ['Chrome on Android', ANDROID_CHROME],
  ['Samsung Internet', `${ANDROID_CHROME.replace('Chrome', 'SamsungBrowser/25.0 Chrome')}`],
  ['Opera on Android', `${ANDROID_CHROME} OPR/82.0.4342.79`],
  ['Edge on Android', `${ANDROID_CHROME} EdgA/126.0.2592.80`],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
  ['Safari on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${IPHONE} CriOS/126.0.6478.108 Mobile/15E148 Safari/604.1`],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/127.1 Mobile/15E148 Safari/605.1.15`],
  ['Edge on an iPhone', `${IPHONE} Version/17.0 EdgiOS/126.0.2592.86 Mobile/15E148 Safari/604.1`],
  ['Google’s own app on an iPhone', `${IPHONE} GSA/322.0.645768432 Mobile/15E148 Safari/604.1`],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  ],
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
  ['a phone of a model that is named like an app', ANDROID_CHROME.replace('; K)', '; LINE-A1)')],
])('Google’s login is offered in %s', (_browser, userAgent) => {
  expect(isInAppUserAgent(userAgent)).toBe(false);
});
