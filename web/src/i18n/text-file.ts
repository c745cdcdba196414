/** The file of a namespace in the folder of each language. */
export const textFile = (namespace: string): string =>
  namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
