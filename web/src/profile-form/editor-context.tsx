// What the editor's fields need beside the form: the account, and the server operations.
import { createContext, use } from 'react';
import type { TakenDown } from '@marquee/domain/accounts/moderation';
import type { Picture } from '@marquee/domain/profile/profile';
import type { UsernamesHeld } from '../username/use-username-status.ts';
import type { UploadRequest } from './api/upload-picture.ts';

export interface Editor {
  /** Whether the account may make its profile public. */
  readonly isVerified: boolean;
  readonly names: UsernamesHeld;
  /** Set while moderators have taken the profile down. */
  readonly takenDown?: TakenDown | undefined;
  /** Incremented when a save found the username taken: its availability is then checked again. */
  readonly usernameRound: number;
  readonly uploadPicture: (request: Omit<UploadRequest, 'uid' | 'uploaded'>) => Promise<Picture>;
  /** Counts an upload, which saving waits for, until the returned function is called. */
  readonly beginUpload: () => () => void;
}

const EditorContext = createContext<Editor | undefined>(undefined);

export const EditorProvider = EditorContext;

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('This part stands outside the editor.');
  return editor;
}
