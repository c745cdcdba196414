// Texts of the public-profile feature.
export const publicProfile = {} as const;
