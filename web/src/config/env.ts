// The environment variables of the build, checked once at start. A missing Firebase setting throws an error that names
// it; placeholder text gives `isConfigured: false`, which disables the forms and shows a banner.

const NAMES = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID'] as const;

const PLACEHOLDER = /your[-_ ]|placeholder|changeme|example|^[^<]*<[^>]*>/i;

export interface Env {
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly storageBucket: string;
    readonly appId: string;
  };
  /** The reCAPTCHA Enterprise site key for App Check, which is off without one. */
  readonly appCheckKey: string | undefined;
  readonly useEmulators: boolean;
  readonly requireEmailVerification: boolean;
  /** False when the Firebase settings still hold placeholder text. */
  readonly isConfigured: boolean;
}

const isGiven = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads a boolean variable; `otherwise` is its default. */
function readSwitch(name: string, value: unknown, otherwise: boolean): boolean {
  if (value === undefined || value === '') return otherwise;
  if (value !== 'true' && value !== 'false') throw new Error(`${name} must be true or false.`);
  return value === 'true';
}

/** Checks the variables. @throws Error that names all missing Firebase settings, or a switch neither true nor false */
export function readEnv(variables: Readonly<Record<string, unknown>>): Env {
  const [apiKey, authDomain, projectId, storageBucket, appId] = NAMES.map(
    (name) => variables[`VITE_FIREBASE_${name}`],
  );
  if (
    !isGiven(apiKey) ||
    !isGiven(authDomain) ||
    !isGiven(projectId) ||
    !isGiven(storageBucket) ||
    !isGiven(appId)
  ) {
    const missing = NAMES.map((name) => `VITE_FIREBASE_${name}`).filter((name) => !isGiven(variables[name]));
    throw new Error(`The app was built without its settings ${missing.join(', ')}. See web/.env.example.`);
  }
  const appCheckKey = variables['VITE_APP_CHECK_KEY'];
  const firebase = { apiKey, authDomain, projectId, storageBucket, appId };
  return {
    firebase,
    appCheckKey: isGiven(appCheckKey) ? appCheckKey : undefined,
    useEmulators: readSwitch('VITE_USE_EMULATORS', variables['VITE_USE_EMULATORS'], false),
    requireEmailVerification: readSwitch(
      'VITE_REQUIRE_EMAIL_VERIFICATION',
      variables['VITE_REQUIRE_EMAIL_VERIFICATION'],
      true,
    ),
    isConfigured: !Object.values(firebase).some((value) => PLACEHOLDER.test(value)),
  };
}

export const env = readEnv(import.meta.env);
