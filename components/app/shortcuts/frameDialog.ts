import { createStore } from 'zustand/vanilla'

/** Which of the frame's own dialogs is open. */
export const frameDialog = createStore<{ open: 'search' | 'shortcuts' | undefined }>(() => ({ open: undefined }))
