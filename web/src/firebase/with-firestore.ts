/**
 * Imports a module that uses Firestore, and opens Firestore meanwhile: `firestore` (firestore.ts) is there when this
 * resolves. Every dynamic import of such a module from one without Firestore goes through here.
 */
export async function withFirestore<Module>(load: () => Promise<Module>): Promise<Module> {
  const opened = import('./firestore.ts').then(({ openFirestore }) => openFirestore());
  const [loaded] = await Promise.all([load(), opened]);
  return loaded;
}
