// The addresses of pictures: profiles contain file names, and only the renderer knows the bucket.
import { createContext, useContext } from 'react';

/** The address of a file of an account's pictures. */
export type PictureAddress = (uid: string, file: string) => string;

export const PictureAddressContext = createContext<PictureAddress | undefined>(undefined);

/** Throws outside of PictureAddressContext. */
export function usePictureAddress(): PictureAddress {
  const address = useContext(PictureAddressContext);
  if (!address) throw new Error('A component of the site is rendered without PictureAddressContext.');
  return address;
}
