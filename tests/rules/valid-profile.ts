import { profileDocument } from '@marquee/domain/profile/profile';
import { FULLEST_FORM } from '../../tools/doctor/fullest-form.ts';

/** A full profile as the editor stores it, without its timestamps. */
export const VALID_PROFILE = {
  ...profileDocument(FULLEST_FORM),
  username: '',
  former_usernames: [],
  is_profile_public: false,
};
