// What the fields of the editor need beside the form: whose profile it is, and the ways to the server.
import { createContext, use } from 'react';
import type { Picture } from '@marquee/domain/profile';
import type { UploadRequest } from '../../api/upload-picture.ts';
import type { Availability } from '../../api/username-availability.ts';
import type { UploadCount } from '../media/upload-count.ts';

export interface Editor {
  readonly uid: string;
  /** Whether the account may make its profile public. */
  readonly isVerified: boolean;
  readonly heldUsername: string;
  readonly formerUsernames: readonly string[];
  readonly usernameAvailability: (username: string) => Promise<Availability>;
  readonly uploadPicture: (request: Omit<UploadRequest, 'uid' | 'ledger'>) => Promise<Picture>;
  readonly uploads: UploadCount;
}

const EditorContext = createContext<Editor | undefined>(undefined);

export const EditorProvider = EditorContext;

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('This part stands outside the editor.');
  return editor;
}
