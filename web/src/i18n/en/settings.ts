// Texts of the settings feature.
export const settings = {} as const;
