import type { username as english } from '../en/username.ts';
import type { Translation } from '../translation.ts';

export const username: Translation<typeof english> = {
  label: 'यूज़रनेम',
  help: 'आपका छोटा लिंक: {{origin}}/{{name}}',
  placeholder: 'aapka-naam',
  checking: 'देख रहे हैं...',
  free: '{{name}} मिल सकता है।',
  yours: 'यह आपका यूज़रनेम है।',
  former: 'यह पहले आपका यूज़रनेम था; आप इसे वापस ले सकते हैं।',
  taken: 'यह यूज़रनेम लिया जा चुका है।',
  takenMeanwhile: 'यूज़रनेम ‘{{name}}’ अभी-अभी किसी और ने ले लिया। कोई दूसरा चुनें।',
  unknown: 'जाँच नहीं हो सकी कि यह मिल सकता है या नहीं। सेव करते समय फिर देखेंगे।',
  problems: {
    'username-too-short': 'यूज़रनेम में कम से कम {{min}} अक्षर होते हैं।',
    'username-too-long': 'यूज़रनेम में ज़्यादा से ज़्यादा {{max}} अक्षर होते हैं।',
    'username-characters': 'a-z, 0-9, - और _ लिखें; शुरू और आखिर में अक्षर या अंक हो।',
    'username-reserved': 'यह यूज़रनेम किसी को नहीं मिल सकता।',
  },
  keepsRedirecting: '{{name}} आपके नए लिंक पर ले जाएगा।',
  releases: 'एक अकाउंट के पास तीन नाम रहते हैं। सेव करने पर {{name}} छूट जाएगा और काम करना बंद कर देगा।',
};
