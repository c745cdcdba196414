import { ANSWER_WORDS } from '@marquee/domain/views/link-answer';
import type { Translation } from '../translation.ts';
import type { answers as english } from '../en/answers.ts';

export const answers: Translation<typeof english> = {
  ask: 'कलाकार को बताएँ',
  words: ANSWER_WORDS.hi,
  sent: 'धन्यवाद',
  sentText: 'कलाकार को दिखेगा: ‘{{answer}}’। आप अपना जवाब एक दिन तक बदल सकते हैं।',
  notSent: 'आपका जवाब नहीं भेजा गया',
  problems: {
    own: 'यह आपकी अपनी प्रोफ़ाइल है। जवाब वे लोग देते हैं जिन्हें आप लिंक भेजते हैं।',
    closed: 'इस लिंक का जवाब एक दिन से ज़्यादा पहले दिया गया था, अब वही रहेगा।',
    limited: 'आज आपके इंटरनेट से बहुत ज़्यादा जवाब आए हैं। कृपया कल फिर से कोशिश करें।',
    gone: 'अब इस लिंक का जवाब नहीं दिया जा सकता।',
    failed: 'आपका जवाब अभी सेव नहीं हो सका। कृपया थोड़ी देर में फिर से कोशिश करें।',
  },
  column: 'जवाब',
};
