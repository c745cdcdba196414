// A version of the first sample actor's profile, shown by one of her links.
import type { ProfileForm } from '@marquee/domain/profile/profile';
import type { Version } from '@marquee/domain/views/version';

export const sampleVersion = ({ photos }: Pick<ProfileForm, 'photos'>): Version => ({
  id: 'd4nc3rkath4k2',
  name: 'Dancer',
  headline: 'Kathak and Lavani dancer',
  introduction:
    'I have danced Kathak since I was seven, and Lavani since I first saw it stop a bus full of people. On stage I dance a whole evening; on a set I learn a choreography in a morning and hit the same mark at midnight.',
  photos: [1, 2, 0].flatMap((index) => photos[index]?.file ?? []),
  videos: ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://youtu.be/eRsGyueVLvQ'],
  credits_first: ['music_video', 'theatre'],
  left_out: ['training'],
});
