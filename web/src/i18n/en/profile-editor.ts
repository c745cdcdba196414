// Texts of the profile-editor feature.
export const profileEditor = {} as const;
