// The addresses of pictures: profiles contain file names, and only the renderer knows the bucket.
import { createContext, useContext } from 'react';

/** Returns the address of a picture file of an account. */
export type PictureAddress = (uid: string, file: string) => string;

export const PictureAddressContext = createContext<PictureAddress | undefined>(undefined);

/** The function from PictureAddressContext; throws outside of this context. */
export function usePictureAddress(): PictureAddress {
  const address = useContext(PictureAddressContext);
  if (!address) throw new Error('A component of the site is rendered without PictureAddressContext.');
  return address;
}
