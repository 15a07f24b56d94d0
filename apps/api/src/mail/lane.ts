/**
 * What a mail waits behind, the most urgent first: a lane is served when nothing is due in those before it.
 * `security` is for what somebody waits for to get on (a confirmation, a password), `bulk` for letters to many.
 */
export const LANES = ['security', 'transactional', 'bulk'] as const

export type Lane = (typeof LANES)[number]
