// The five sample actors of the local suite. They are invented: their numbers and addresses lead nowhere (the phone
// numbers begin with a 1, as no subscriber’s does, `.example` is a reserved domain), and Blender's open films stand in for
// their showreels.
import { josephCasting, meeraCasting } from './sample-casting.ts';
import { lakshmiTexts } from './sample-hindi.ts';
import {
  EMPTY_CONTACT,
  emptyProfile,
  profileForm,
  type Picture,
  type ProfileForm,
} from '@marquee/domain/profile/profile';
import { NO_CAPTION } from '@marquee/domain/profile/picture';
import { customSkill } from '@marquee/domain/profile/skills';
import { NO_VIDEO_DETAILS, type VideoKind } from '@marquee/domain/profile/video-details';

export interface SamplePicture {
  /** The file below `pictures/`, without its extension. */
  readonly file: string;
  /** The parts of the stored name that a real upload would make up: milliseconds and a random text. */
  readonly timestamp: number;
  readonly random: string;
  readonly about: Pick<Picture, 'caption' | 'photographer' | 'taken' | 'shot'>;
}

export interface SampleActor {
  readonly uid: string;
  readonly email: string;
  readonly profile: Omit<ProfileForm, 'profile_image' | 'photos'>;
  readonly profileImage: SamplePicture;
  readonly photos: readonly SamplePicture[];
}

/** The password of all sample actors, on the local suite only. */
export const SAMPLE_PASSWORD = 'Marquee-2024';

/** 1 March 2024, 10:00 in India: when the pictures count as uploaded. */
const UPLOADED = Date.UTC(2024, 2, 1, 4, 30);

const picture = (file: string, order: number): SamplePicture => ({
  file,
  timestamp: UPLOADED + order * 60_000,
  random: `sample${order}`,
  about: NO_CAPTION,
});

const gallery = (name: string, count: number): SamplePicture[] =>
  Array.from({ length: count }, (_, index) => picture(`${name}-gallery-${index + 1}`, index + 1));

const FILMS = {
  bigBuckBunny: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  sintel: 'https://youtu.be/eRsGyueVLvQ',
  tearsOfSteel: 'https://www.youtube.com/watch?v=R6MlUcmOul8',
  elephantsDream: 'https://www.youtube.com/watch?v=TLkA0RELQ1g',
} as const;

const STAGE_COMBAT = customSkill('Stage combat', UPLOADED + 1);

const video = (title: string, kind: VideoKind, seconds: number) => ({
  ...NO_VIDEO_DETAILS,
  title,
  kind,
  seconds,
});

/** The form of an actor who has filled in nothing. */
const BLANK = profileForm(emptyProfile(''), EMPTY_CONTACT);

const MEERA_CAPTIONS = [
  { caption: 'At home in Pune', photographer: 'Ira Wagle', taken: '2026-03', shot: 'mid' },
  { caption: 'Kathak, Savai Festival', photographer: 'Naren Gokhale', taken: '2025-12', shot: 'full_length' },
  { caption: '‘सखी, दार उघड’, तालीम', photographer: 'Ira Wagle', taken: '2025-08', shot: 'smile' },
  {
    caption: 'As Revati in ‘The Sister Who Knows’, between two takes on the third night',
    photographer: '',
    taken: '2023-02',
    shot: 'look',
  },
] as const;

const meera: SampleActor = {
  uid: 'sample-meera-kulkarni',
  email: 'meera@marquee.example',
  profile: {
    ...BLANK,
    username: 'meera-kulkarni',
    first_name: 'Meera',
    last_name: 'Kulkarni',
    date_of_birth: '1996-08-14',
    height: `5'5" (165 cm)`,
    location: 'Pune',
    phone_number: '+91 10000 00101',
    screen_age_min: 22,
    screen_age_max: 32,
    skills: [
      'Theatre Acting',
      'Acting (Film)',
      'Kathak',
      'Monologue Performance',
      'Improvisation',
      'Dubbing Artist',
      'Indian Classical Singing',
      'Swimming',
      customSkill('Lavani', UPLOADED),
      STAGE_COMBAT,
    ],
    languages: ['Marathi', 'Hindi', 'English', 'Gujarati'],
    education:
      'Diploma in Acting, two-year residential programme, Pune, 2019\nB.A. in Marathi Literature, University of Pune, 2017\nKathak Visharad, ten years of training in the Jaipur gharana',
    introduction:
      'I started in experimental Marathi theatre, where a cast of five plays a village of fifty, and I still like a part that has to change in front of you. Since then: nine plays, two short films that travelled, a web series in which I am the sister who knows, and more radio voices than I can count.\n\nI learn lines fast, ride pillion badly, and can dance in the rain without catching a cold. Based in Pune, in Mumbai whenever you call.',
    ...meeraCasting({ Kathak: FILMS.bigBuckBunny, [STAGE_COMBAT]: FILMS.tearsOfSteel }),
    introduction_video: FILMS.sintel,
    introduction_video_details: video('Showreel 2026', 'showreel', 888),
    additional_videos: [
      { ...video('Kathak, one breath', 'dance', 635), platform: 'youtube', url: FILMS.bigBuckBunny },
      { ...video('Comedy scene: The landlord', 'scene', 734), platform: 'youtube', url: FILMS.tearsOfSteel },
      {
        ...video('एकपात्री प्रयोग', 'monologue', 0),
        platform: 'instagram',
        url: 'https://www.instagram.com/reel/example/',
      },
    ],
    social: { ...BLANK.social, instagram: 'example', website: 'https://meera-kulkarni.example/' },
    is_profile_public: true,
  },
  profileImage: picture('meera-profile', 0),
  photos: gallery('meera', 5).map((photo, index) => ({
    ...photo,
    about: MEERA_CAPTIONS[index] ?? NO_CAPTION,
  })),
};

const joseph: SampleActor = {
  uid: 'sample-joseph-tharakan',
  email: 'joseph@marquee.example',
  profile: {
    ...BLANK,
    username: 'joseph-tharakan',
    first_name: 'Joseph',
    last_name: 'Tharakan',
    date_of_birth: '1966-01-03',
    height: `5'10" (178 cm)`,
    location: 'Kochi',
    phone_number: '+91 10000 00102',
    screen_age_min: 50,
    screen_age_max: 68,
    skills: [
      'Acting (Film)',
      'Theatre Acting',
      'Voice Acting',
      'Emoting Without Dialogue',
      'Script Reading',
      'TVC Performance',
      'Car Driving',
      'Harmonium',
      customSkill('Rowing a country boat', UPLOADED),
    ],
    languages: ['Malayalam', 'English', 'Tamil', 'Hindi'],
    education:
      'M.A. in English Literature, Kochi, 1988\nThree summers with a travelling theatre company, 1989 to 1991\nCamera acting workshop, Chennai, 2012',
    introduction: [
      'For twenty-six years I taught English to boys who would rather have been at the harbour. It was the best acting school I know: six performances a day, a house that tells you at once when you are lying, and no applause. When I retired I went back to what I had left at twenty-four, the stage.',
      'I began again in amateur theatre in Fort Kochi, carrying a spear with great conviction. A young director saw me being silent in the background and asked whether I could be silent in the foreground. That became a short film about a ferryman, eleven minutes long, with four lines of dialogue, and most of my work has come from it: fathers, judges, priests, one smuggler, two ghosts, and a grandfather in a tea advertisement whom strangers still greet at railway stations.',
      'What directors tell me they use me for: stillness, dry comedy, and authority that can be taken away in a single scene. I do not mind being unpleasant on screen. I prepare thoroughly and quietly, I know where the lens is, and I have never been late, a habit that twenty-six years of school bells will give anyone.',
      'I speak Malayalam as it is spoken in Kochi and can be taught to speak it as it is spoken elsewhere; my English is that of a teacher, and can be roughened. My Tamil is good, and my Hindi is honest. I drive, row a country boat, play the harmonium well enough for a scene and not well enough for a concert, and look at home in a mundu, a cassock, a police uniform or a good suit.',
      'I live in Kochi, ten minutes from the station, and keep a packed bag. I am glad to read for a part by video, and gladder to come in person.',
    ].join('\n\n'),
    ...josephCasting,
    introduction_video: FILMS.elephantsDream,
    introduction_video_details: video('Showreel: stillness', 'showreel', 653),
    additional_videos: [
      { ...NO_VIDEO_DETAILS, platform: 'youtube', url: FILMS.tearsOfSteel },
      { ...NO_VIDEO_DETAILS, platform: 'youtube', url: FILMS.sintel },
    ],
    is_profile_public: true,
  },
  profileImage: picture('joseph-profile', 0),
  photos: gallery('joseph', 3),
};

const thoi: SampleActor = {
  uid: 'sample-thoi-keisham',
  email: 'thoi@marquee.example',
  profile: {
    ...BLANK,
    username: 'thoi-keisham',
    first_name: 'Thoi',
    last_name: 'Keisham',
    date_of_birth: '2001-11-22',
    height: `5'6" (168 cm)`,
    location: 'Imphal',
    phone_number: '+91 10000 00103',
    show_whatsapp: false,
    screen_age_min: 17,
    screen_age_max: 26,
    skills: [
      'Acting (TV / Web Series)',
      'Method Acting',
      'Parkour',
      'Skating',
      'Acrobatics',
      'Rap',
      'Beatboxing',
      customSkill('Thang-Ta (sword and spear)', UPLOADED),
    ],
    languages: ['Meiteilon (Manipuri)', 'English', 'Hindi', 'Bengali'],
    education:
      'B.Sc. in Physics, Imphal, 2022\nThang-Ta since the age of seven\nMovement laboratory, Delhi, 2023',
    introduction:
      'Non-binary actor and mover from Imphal (they/them). I grew up between a martial-arts yard and a skate ramp we built ourselves, so I come to a character through how they stand. Lead in a coming-of-age web series shot in the hills, stunts done by me where the insurance allowed it. Looking for parts with bruises, jokes and no speeches.',
    introduction_video: FILMS.tearsOfSteel,
    additional_videos: [{ ...NO_VIDEO_DETAILS, platform: 'youtube', url: FILMS.elephantsDream }],
    is_profile_public: true,
  },
  profileImage: picture('thoi-profile', 0),
  photos: gallery('thoi', 1),
};

const farida: SampleActor = {
  uid: 'sample-farida-merchant',
  email: 'farida@marquee.example',
  profile: {
    ...BLANK,
    username: 'farida-merchant',
    first_name: 'Farida',
    last_name: 'Merchant',
    date_of_birth: '1958-05-30',
    height: `5'2" (157 cm)`,
    location: 'Ahmedabad',
    phone_number: '+91 10000 00104',
    screen_age_min: 60,
    screen_age_max: 75,
    skills: [
      'Theatre Acting',
      'Comedy Acting',
      'Character Voices',
      'Hosting / Anchoring',
      'Lifestyle Shoot Experience',
      customSkill('Reciting Urdu verse', UPLOADED),
    ],
    languages: ['Gujarati', 'Urdu', 'Hindi', 'English'],
    education: 'Diploma in Dramatics, Baroda, 1980\nBharatanatyam, six years',
    introduction:
      'Forty years of Gujarati theatre, most of them as somebody’s impossible mother-in-law. I retired from the bank in 2018 and have been busier ever since: serials, two films, and every advertisement that needs a grandmother who is up to something. Comic timing is a family illness.',
    introduction_video: FILMS.bigBuckBunny,
    additional_videos: [{ ...NO_VIDEO_DETAILS, platform: 'youtube', url: FILMS.sintel }],
    // The only private sample profile; it has no gallery either.
    is_profile_public: false,
  },
  profileImage: picture('farida-profile', 0),
  photos: [],
};

const lakshmi: SampleActor = {
  uid: 'sample-lakshmi-shrivastav',
  email: 'lakshmi@marquee.example',
  profile: {
    ...BLANK,
    username: 'lakshmi-shrivastav',
    date_of_birth: '1988-10-02',
    height: `5'3" (160 cm)`,
    phone_number: '+91 10000 00105',
    screen_age_min: 32,
    screen_age_max: 48,
    ...lakshmiTexts(UPLOADED),
    introduction_video: FILMS.sintel,
    introduction_video_details: video('शोरील: तीन आवाज़ें', 'showreel', 142),
    additional_videos: [
      { ...video('दास्तान-ए-लखनऊ', 'monologue', 415), platform: 'youtube', url: FILMS.tearsOfSteel },
    ],
    is_profile_public: true,
  },
  profileImage: picture('lakshmi-profile', 0),
  photos: [],
};

/** The first is the one to log in as: only she has notifications and named links. */
export const SAMPLE_ACTORS: readonly SampleActor[] = [meera, joseph, thoi, farida, lakshmi];

export const SAMPLE_PICTURES: readonly SamplePicture[] = SAMPLE_ACTORS.flatMap(({ profileImage, photos }) => [
  profileImage,
  ...photos,
]);
