/** Apps ask again and again: whoever asks within so many milliseconds gets the same answer, also while it is looked for. */
export const shared = { staleTime: 3_000, gcTime: 60_000 }
