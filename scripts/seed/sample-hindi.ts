// The texts of the sample actor who writes in Hindi: all that is typed is in Devanagari, to test design and PDF with
// the script's lengths and conjuncts. Titles, houses and people are invented.
import { EMPTY_FACTS } from '@marquee/domain/profile/facts';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { customSkill } from '@marquee/domain/profile/skills';
import { credit } from './sample-casting.ts';

/** `added` is when the skills that she typed herself count as added, in milliseconds since 1970. */
export const lakshmiTexts = (added: number) =>
  ({
    first_name: 'लक्ष्मी',
    last_name: 'श्रीवास्तव',
    location: 'लखनऊ',
    introduction:
      'लखनऊ की भारतेन्दु नाट्य परम्परा से निकली अभिनेत्री। पन्द्रह बरस से रंगमंच पर हूँ: नौटंकी की नक्कारे वाली आवाज़ से लेकर ऐसे किरदारों तक, जो पूरे नाटक में एक ही वाक्य बोलते हैं और वही याद रह जाता है।\n\nअवधी मेरी माँ की भाषा है, उर्दू मेरे उस्ताद की। दोनों में पढ़ सकती हूँ, गा सकती हूँ और ज़रूरत पड़े तो झगड़ भी सकती हूँ। पिछले पाँच साल में तीन वेब सीरीज़, दो फ़िल्में और एक विज्ञापन, जिसकी वजह से मोहल्ले के बच्चे मुझे ‘अचार वाली चाची’ कहते हैं।',
    education:
      'अभिनय में स्नातकोत्तर डिप्लोमा, लखनऊ, 2012\nहिन्दी साहित्य में एम.ए., लखनऊ विश्वविद्यालय, 2009\nनौटंकी गायन, उस्ताद रामदुलारे त्रिपाठी के साथ छह वर्ष',
    skills: [
      'Theatre Acting',
      'Acting (TV / Web Series)',
      'Character Voices',
      'Kathak',
      customSkill('नौटंकी गायन', added),
      customSkill('कजरी और सोहर', added + 1),
      customSkill('दास्तानगोई', added + 2),
    ],
    languages: ['हिन्दी', 'अवधी', 'उर्दू', 'भोजपुरी', 'अंग्रेज़ी'],
    credits_order: 'year',
    credits: [
      credit('web_series', 2026, 'कचहरी रोड', 'श्रीमती क्षमा द्विवेदी', 'recurring', 'निर्देशक ऋत्विक मिश्रा'),
      credit('film', 2025, 'गोमती के उस पार', 'दाई', 'supporting', 'निर्देशक शक्ति प्रसाद, सूर्यास्त पिक्चर्स'),
      credit('theatre', 2025, 'अँधेरे की पाठशाला', 'सूत्रधार', 'lead', 'निर्देशक अनुराधा ज्ञानी, रंगभूमि लखनऊ'),
      credit('web_series', 2024, 'चौथी मंज़िल, पिछला दरवाज़ा', 'ज़ुबैदा आपा', 'supporting', 'निर्देशक हर्ष त्यागी'),
      credit('commercial', 2023, 'अम्मा का अचार', 'चाची', 'featured', 'निर्देशक कृष्णा राव'),
      credit('theatre', 2022, 'दुर्गाबाई का मुक़दमा', 'दुर्गाबाई', 'lead', 'निर्देशक स्वयं, रंगभूमि लखनऊ'),
      credit('film', 2021, 'पत्र', 'डाकिये की पत्नी', 'cameo', 'निर्देशक विश्वनाथ सिद्धार्थ'),
      credit('voice', 2020, 'रेडियो: क़िस्सा चार यारों का', 'वाचक और सात आवाज़ें', 'lead', 'आकाश रेडियो, लखनऊ'),
      credit('theatre', 2016, 'सत्य हरिश्चन्द्र', 'शैव्या', 'lead', 'नौटंकी, कानपुर शैली'),
    ],
    facts: {
      ...EMPTY_FACTS,
      gender: 'female',
      pronouns: 'she_her',
      eyes: 'black',
      hair: 'black',
      build: 'average',
      accents: ['लखनवी', 'पूर्वांचली', 'कानपुरी'],
      driving_licence: 'two_wheeler',
      travel: 'yes',
      local_cities: ['लखनऊ', 'वाराणसी', 'दिल्ली'],
    },
    language_levels: { हिन्दी: 'native', अवधी: 'native', उर्दू: 'fluent', अंग्रेज़ी: 'conversational' },
    representation: {
      role: 'manager',
      name: 'प्रज्ञा श्रीवास्तव',
      company: 'रंगभूमि लखनऊ',
      phone: '+91 10000 00203',
      email: 'pragya@rangbhoomi.example',
      instead: false,
    },
    skill_videos: {},
  }) as const satisfies Partial<ProfileForm>;
