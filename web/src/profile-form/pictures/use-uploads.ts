import { useCallback, useState } from 'react';

interface Uploads {
  readonly isUploading: boolean;
  /** Counts one upload until the returned function is called. */
  readonly beginUpload: () => () => void;
}

/** Whether uploads are under way anywhere in the editor: saving waits for them, and leaving the editor asks first. */
export function useUploads(): Uploads {
  const [count, setCount] = useState(0);
  const beginUpload = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return { isUploading: count > 0, beginUpload };
}
