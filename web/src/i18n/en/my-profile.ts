// Texts of the my-profile feature.
export const myProfile = {} as const;
