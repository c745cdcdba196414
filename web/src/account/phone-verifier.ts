import { RecaptchaVerifier } from 'firebase/auth';
import { env } from '../config/env.ts';
import { auth } from '../firebase/auth.ts';

/** Runs an operation that needs Firebase's invisible reCAPTCHA, which is in `container` until the operation ends. */
export async function withPhoneVerifier<Result>(
  container: HTMLElement,
  run: (verifier: RecaptchaVerifier) => Promise<Result>,
): Promise<Result> {
  // The local suite has no reCAPTCHA.
  if (env.useEmulators) auth.settings.appVerificationDisabledForTesting = true;
  const anchor = container.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, anchor, { size: 'invisible' });
  try {
    return await run(verifier);
  } finally {
    verifier.clear();
    anchor.remove();
  }
}
