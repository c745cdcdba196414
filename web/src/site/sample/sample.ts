// The sample profile on the landing page: a fictional actor, whose pictures are drawings of our own.
import type { Credit, CreditKind, RoleSize } from '@marquee/domain/profile/credit';
import { EMPTY_FACTS } from '@marquee/domain/profile/facts';
import { NO_CAPTION } from '@marquee/domain/profile/picture';
import { emptyProfile, type Picture, type Profile } from '@marquee/domain/profile/profile';
import type { PictureAddress } from '../picture-address.ts';
import beach from './pictures/gallery-5.webp';
import dance from './pictures/gallery-2.webp';
import portrait from './pictures/profile.webp';
import street from './pictures/gallery-4.webp';
import studio from './pictures/gallery-3.webp';
import windowSeat from './pictures/gallery-1.webp';

const EDGE = 720;

export const samplePictureAddress: PictureAddress = (_uid, file) => file;

const picture = (file: string, width: number, height: number): Picture => ({
  ...NO_CAPTION,
  file,
  steps: [],
  width,
  height,
});

const credit = (
  kind: CreditKind,
  year: number,
  title: string,
  role: string,
  size: RoleSize,
  production: string,
): Credit => ({ kind, year, title, role, size, production, link: '' });

const landscape = (file: string): Picture => picture(file, EDGE, EDGE * (2 / 3));
const upright = (file: string): Picture => picture(file, EDGE * (4 / 5), EDGE);

export const SAMPLE_PROFILE: Profile = {
  ...emptyProfile('sample'),
  username: 'meera-kulkarni',
  first_name: 'Meera',
  last_name: 'Kulkarni',
  height: `5'5" (165 cm)`,
  location: 'Pune',
  screen_age_min: 22,
  screen_age_max: 32,
  introduction:
    'Nine plays, two short films that travelled, and a web series in which I am the sister who knows. I learn lines fast, ride pillion badly, and can dance in the rain without catching a cold.',
  education: 'Diploma in Acting, Pune, 2019\nKathak Visharad, Jaipur gharana',
  skills: ['Theatre Acting', 'Acting (Film)', 'Kathak', 'Improvisation', 'Dubbing Artist', 'Swimming'],
  languages: ['Marathi', 'Hindi', 'English', 'Gujarati'],
  language_levels: { Marathi: 'native', Hindi: 'fluent', English: 'fluent', Gujarati: 'conversational' },
  facts: { ...EMPTY_FACTS, local_cities: ['Pune', 'Mumbai'], travel: 'yes' },
  credits: [
    credit('web_series', 2026, 'Chawl No. 9', 'Sunanda', 'recurring', 'Dir. Ila Bhosale'),
    credit('film', 2025, 'Monsoon Ledger', 'Vidya Tai', 'supporting', 'Dir. Harish Pednekar'),
    credit('theatre', 2024, 'Five Play a Village', 'Eleven parts', 'ensemble', 'Rangyatri Pune'),
    credit('short_film', 2024, 'Three Umbrellas', 'Mother', 'lead', 'Dir. Naren Gokhale'),
  ],
  social: { facebook: '', instagram: 'example', imdb: '', website: 'https://meera-kulkarni.example/' },
  // Off, so that the page contains the WhatsApp link: the function that gives shielded links knows no such profile.
  contact_shield: false,
  whatsapp_link: 'https://wa.me/911000000101',
  is_profile_public: true,
  is_profile_complete: true,
  profile_image: picture(portrait, EDGE, EDGE),
  photos: [landscape(windowSeat), upright(dance), upright(studio), landscape(street), landscape(beach)],
};
