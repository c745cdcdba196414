// The most expensive requests that clients send, for production's Rules Test API: what a commit writes, and what is
// stored before. tests/tools/rules-requests.test.ts checks that the local suite allows them.
import { halfHour } from '@marquee/domain/views/half-hour';
import { contactDocument, profileDocument } from '@marquee/domain/profile/profile';
import { DEFAULT_SETTINGS } from '@marquee/domain/accounts/settings';
import { FULLEST_FORM } from './fullest-form.ts';

export type Fields = Readonly<Record<string, unknown>>;

export interface RulesRequest {
  readonly name: string;
  readonly auth: { readonly uid: string; readonly token: Fields };
  readonly given: Readonly<Record<string, Fields>>;
  /** The fields of the commit's documents after it, by path; `null` for a deleted one. */
  readonly writes: Readonly<Record<string, Fields | null>>;
  /** Other documents that the rules look for, and that are not there. */
  readonly absent: readonly string[];
}

/** Stands for the time of the request. */
export const REQUEST_TIME = Symbol('the time of the request');

/** The creation time of stored documents. */
const EARLIER = new Date('2026-01-01T00:00:00Z');

const OWNER = 'owner1';
const VIEWER = 'viewer1';

const auth = (uid: string): RulesRequest['auth'] => ({ uid, token: { phone_number: '+919820012345' } });

const storedProfile = (changes: Fields): Fields => ({
  ...profileDocument(FULLEST_FORM),
  former_usernames: [],
  created_at: EARLIER,
  confirmed_at: EARLIER,
  updated_at: EARLIER,
  ...changes,
});

const name = { uid: OWNER, created_at: EARLIER };

const BEFORE = storedProfile({
  username: 'third',
  former_usernames: ['second', 'first'],
  introduction: '',
  is_profile_public: false,
});

const CONTACT_BEFORE = { ...contactDocument(FULLEST_FORM), updated_at: EARLIER };

const save: RulesRequest = {
  name: 'the fullest save: profile, contact, a new username for the oldest',
  auth: auth(OWNER),
  given: {
    [`profiles/${OWNER}`]: BEFORE,
    [`profiles/${OWNER}/private/contact`]: CONTACT_BEFORE,
    'usernames/third': name,
    'usernames/second': name,
    'usernames/first': name,
  },
  writes: {
    [`profiles/${OWNER}`]: storedProfile({
      former_usernames: ['third', 'second'],
      confirmed_at: REQUEST_TIME,
      updated_at: REQUEST_TIME,
    }),
    [`profiles/${OWNER}/private/contact`]: { ...contactDocument(FULLEST_FORM), updated_at: REQUEST_TIME },
    'usernames/fourth': { uid: OWNER, created_at: REQUEST_TIME },
    'usernames/first': { uid: OWNER, released_at: REQUEST_TIME },
    [`profiles/${OWNER}/private/releases`]: { count: 1, at: REQUEST_TIME },
  },
  absent: [`tombstones/${OWNER}`],
};

const firstSave: RulesRequest = {
  name: "a day's first save: profile, contact, what stood before",
  auth: auth(OWNER),
  given: { [`profiles/${OWNER}`]: BEFORE, [`profiles/${OWNER}/private/contact`]: CONTACT_BEFORE },
  writes: {
    [`profiles/${OWNER}`]: {
      ...BEFORE,
      ...profileDocument({ ...FULLEST_FORM, username: 'third' }),
      confirmed_at: REQUEST_TIME,
      updated_at: REQUEST_TIME,
    },
    [`profiles/${OWNER}/private/contact`]: { ...contactDocument(FULLEST_FORM), updated_at: REQUEST_TIME },
    [`profiles/${OWNER}/private/yesterday`]: {
      profile: BEFORE,
      contact: CONTACT_BEFORE,
      kept_at: REQUEST_TIME,
    },
  },
  absent: [`tombstones/${OWNER}`],
};

/** A notification that the viewer's browser writes without a function; its id holds the half-hour of `now`, milliseconds since 1970. */
function directView(now: number): RulesRequest {
  const id = `${OWNER}_${VIEWER}_${String(halfHour(now))}`;
  return {
    name: 'a view written directly',
    auth: auth(VIEWER),
    given: {
      [`profiles/${OWNER}`]: storedProfile({}),
      [`profiles/${VIEWER}`]: storedProfile({ first_name: 'Dev', last_name: 'Menon' }),
      [`settings/${OWNER}`]: { ...DEFAULT_SETTINGS, blocked_viewers: { other: 'Zoya' } },
      [`settings/${VIEWER}`]: { ...DEFAULT_SETTINGS },
      [`direct_views/${VIEWER}`]: { at: EARLIER, notification: 'earlier' },
    },
    writes: {
      [`notifications/${id}`]: {
        user_id: OWNER,
        title: 'Profile View',
        message: 'Dev Menon viewed your profile',
        type: 'profile_view',
        read: false,
        created_at: REQUEST_TIME,
        metadata: {
          viewer_id: VIEWER,
          viewer_name: 'Dev Menon',
          viewer_email: null,
          timestamp: REQUEST_TIME,
          event_type: 'profile_view',
        },
      },
      [`direct_views/${VIEWER}`]: { at: REQUEST_TIME, notification: id },
    },
    absent: [`tombstones/${VIEWER}`],
  };
}

const settings: RulesRequest = {
  name: 'settings with 100 blocked viewers',
  auth: auth(OWNER),
  given: {},
  writes: {
    [`settings/${OWNER}`]: {
      ...DEFAULT_SETTINGS,
      theme: 'dark',
      blocked_viewers: Object.fromEntries(
        Array.from({ length: 100 }, (_, index) => [`viewer${String(index)}`, 'x'.repeat(120)]),
      ),
      updated_at: REQUEST_TIME,
    },
  },
  absent: [`tombstones/${OWNER}`],
};

const skills: RulesRequest = {
  name: 'the skills of an account',
  auth: auth(OWNER),
  given: {},
  writes: { [`user_skills/${OWNER}`]: { user_id: OWNER, skill_ids: FULLEST_FORM.skills } },
  absent: [`tombstones/${OWNER}`],
};

/** The requests of a test at `now`, milliseconds since 1970. */
export const rulesRequests = (now: number): readonly RulesRequest[] => [
  save,
  firstSave,
  directView(now),
  settings,
  skills,
];
