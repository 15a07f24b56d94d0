/** The smallest counter that the public sees: smaller ones say little and make a young portal look empty. */
export const MIN_PUBLIC_COUNT = 100

/** Whether a counter is shown to the public; owners and administrators see all of theirs. */
export const isPublicCount = (count: number): boolean => count >= MIN_PUBLIC_COUNT
