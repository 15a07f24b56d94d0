/** For how long an administrator's decision can be undone, in seconds; mails about it leave after that. */
export const UNDO_SECONDS = 10
