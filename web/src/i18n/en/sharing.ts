// Texts of the sharing feature.
export const sharing = {} as const;
