// Where the backend runs and as whom, for functions, firebase.json and the doctor alike.

/** Functions, database and pictures: most users are in India. A database cannot be moved later. */
export const REGION = 'asia-south1';

/** The functions' service account, with the roles that docs/set-up.md gives it; the `@` stands for the project. */
export const SERVICE_ACCOUNT = 'marquee-functions@';
