// Texts of the landing feature.
export const landing = {} as const;
