import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';

interface DropAreaProps {
  /** The accepted MIME types, each with its file extensions. */
  readonly accept: Readonly<Record<string, string[]>>;
  /** In bytes, as is `maxSize`. */
  readonly minSize: number;
  readonly maxSize: number;
  /** Called with every chosen or dropped file, also with invalid ones: the caller reports what is wrong. */
  readonly onFiles: (files: File[]) => void;
  readonly multiple: boolean;
  readonly disabled: boolean;
  /** Whether files that are pasted anywhere on the screen are taken, and not only while the focus is inside. */
  readonly takesPasted?: boolean;
  /** Returns the text shown while files are dragged over the area. */
  readonly overlay: (state: 'accept' | 'reject') => string;
  /** Renders the content; `choose` opens the system's file chooser. */
  readonly children: (choose: () => void) => ReactNode;
}

const Area = styled('div')(({ theme }) => ({
  position: 'relative',
  borderRadius: theme.shape.borderRadius,
  border: `2px dashed ${theme.vars.palette.divider}`,
  padding: theme.spacing(2),
  transition: theme.transitions.create(['border-color', 'background-color']),
  '&:focus-within': { borderColor: theme.vars.palette.text.secondary },
  '&[data-drag=accept]': { borderColor: theme.vars.palette.success.main },
  '&[data-drag=reject]': { borderColor: theme.vars.palette.error.main },
}));

const Overlay = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'inherit',
  fontWeight: 600,
  pointerEvents: 'none',
  backgroundColor: theme.vars.palette.background.paper,
  opacity: 0.94,
}));

/** An area to drop files on; the button inside opens the file chooser. */
export function DropArea({
  accept,
  minSize,
  maxSize,
  onFiles,
  multiple,
  disabled,
  takesPasted = false,
  overlay,
  children,
}: DropAreaProps) {
  const paste = (
    event: Pick<ClipboardEvent, 'clipboardData' | 'defaultPrevented' | 'preventDefault'>,
  ): void => {
    const pasted = [...(event.clipboardData?.files ?? [])];
    // Text from an office program comes with a picture of itself.
    const isText = event.clipboardData?.types.includes('text/plain') === true;
    if (disabled || pasted.length === 0 || isText || event.defaultPrevented) return;
    event.preventDefault();
    onFiles(pasted);
  };
  const onWindowPaste = useEffectEvent(paste);
  useEffect(() => {
    if (!takesPasted) return undefined;
    const listener = (event: ClipboardEvent): void => onWindowPaste(event);
    window.addEventListener('paste', listener);
    return () => window.removeEventListener('paste', listener);
  }, [takesPasted]);
  const { getRootProps, getInputProps, isDragAccept, isDragReject, isDragActive, open } = useDropzone({
    accept,
    minSize,
    maxSize,
    multiple,
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejections) => onFiles([...accepted, ...rejections.map(({ file }) => file)]),
  });
  const drag = isDragReject ? 'reject' : isDragAccept || isDragActive ? 'accept' : undefined;
  return (
    // Not disabled as a whole: the button inside that cancels an upload stays enabled while nothing can be dropped.
    <Area
      {...getRootProps()}
      onPaste={({ nativeEvent }) => paste(nativeEvent)}
      aria-disabled={undefined}
      data-drag={drag}
    >
      {/* The button inside opens the chooser; the input itself takes no focus. */}
      <input {...getInputProps()} style={{ display: 'none' }} />
      {children(open)}
      {drag === undefined ? null : <Overlay>{overlay(drag)}</Overlay>}
    </Area>
  );
}
