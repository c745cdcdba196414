// Texts of the legal feature.
export const legal = {} as const;
