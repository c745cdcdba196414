// Texts of the notifications feature.
export const notifications = {} as const;
