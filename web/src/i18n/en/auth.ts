// Texts of the auth feature.
export const auth = {} as const;
