import type { User } from 'firebase/auth';

/** Whether the user may send a test to this target: to itself, or to anybody with the `tester` claim. */
export async function mayTest(user: User, targetId: string): Promise<boolean> {
  if (targetId === user.uid) return true;
  const { claims } = await user.getIdTokenResult();
  return claims['tester'] === true;
}
