/** The name, without its extension, of a namespace's file in the folder of each language. */
export const textFile = (namespace: string): string =>
  namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
