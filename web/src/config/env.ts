// The environment the app was built with, checked once at start. A variable that is missing is named; placeholder
// text is reported as `isConfigured: false`, which disables the forms and shows the banner (specification, section 5).
import * as yup from 'yup';

const schema = yup.object({
  VITE_FIREBASE_API_KEY: yup.string().required(),
  VITE_FIREBASE_AUTH_DOMAIN: yup.string().required(),
  VITE_FIREBASE_PROJECT_ID: yup.string().required(),
  VITE_FIREBASE_STORAGE_BUCKET: yup.string().required(),
  VITE_FIREBASE_APP_ID: yup.string().required(),
  VITE_APP_CHECK_KEY: yup.string(),
  VITE_USE_EMULATORS: yup.boolean().default(false),
  VITE_REQUIRE_EMAIL_VERIFICATION: yup.boolean().default(true),
});

const PLACEHOLDER = /your[-_ ]|placeholder|changeme|example|<.*>/i;

export interface Env {
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly storageBucket: string;
    readonly appId: string;
  };
  /** The site key of reCAPTCHA Enterprise for App Check; none switches it off. */
  readonly appCheckKey: string | undefined;
  readonly useEmulators: boolean;
  readonly requireEmailVerification: boolean;
  /** False when the Firebase settings still hold placeholder text. */
  readonly isConfigured: boolean;
}

/** Checks the variables; throws an error that names every missing one. */
export function readEnv(variables: Record<string, unknown>): Env {
  try {
    const read = schema.validateSync(variables, { abortEarly: false });
    const firebase = {
      apiKey: read.VITE_FIREBASE_API_KEY,
      authDomain: read.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: read.VITE_FIREBASE_PROJECT_ID,
      storageBucket: read.VITE_FIREBASE_STORAGE_BUCKET,
      appId: read.VITE_FIREBASE_APP_ID,
    };
    return {
      firebase,
      // `||`: an empty line in the file is no key.
      appCheckKey: read.VITE_APP_CHECK_KEY || undefined,
      useEmulators: read.VITE_USE_EMULATORS,
      requireEmailVerification: read.VITE_REQUIRE_EMAIL_VERIFICATION,
      isConfigured: !Object.values(firebase).some((value) => PLACEHOLDER.test(value)),
    };
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    throw new Error(
      `The app was built without its settings: ${error.errors.join('; ')}. See web/.env.example.`,
      {
        cause: error,
      },
    );
  }
}

export const env = readEnv(import.meta.env);
