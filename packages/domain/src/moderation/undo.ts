/** For how long an administrator's decision can be undone, in seconds; its mails are sent afterwards. */
export const UNDO_SECONDS = 10
