// The backend's region and service account, for functions, firebase.json and the doctor alike.

/** The region of functions, database and pictures: most users are in India. A database cannot be moved later. */
export const REGION = 'asia-south1';

/** The name of the functions' service account, with the roles that docs/set-up.md gives it. */
export const SERVICE_ACCOUNT = 'marquee-functions';

/**
 * The address of the service account in a project. Never the shorthand `name@`: firebase-tools completes it for the
 * function itself, but not where it grants secrets and signs schedules.
 */
export const serviceAccountOf = (projectId: string): string =>
  `${SERVICE_ACCOUNT}@${projectId}.iam.gserviceaccount.com`;
