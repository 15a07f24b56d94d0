import { requiredLine } from './submission.ts'

/** The secret in the link of a mail: whoever sends it reads the mails of that address. */
export const mailToken = requiredLine('The code of the mail', { min: 20, max: 200 })
