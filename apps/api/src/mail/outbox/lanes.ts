/**
 * The outbox's priorities, the most urgent first: a lane is served when nothing is due in those before it. `security` is
 * for mails that somebody waits for (a confirmation, a password), `bulk` for newsletters.
 */
export const LANES = ['security', 'transactional', 'bulk'] as const

export type Lane = (typeof LANES)[number]
