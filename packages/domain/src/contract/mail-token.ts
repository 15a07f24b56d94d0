import { requiredLine } from './submission-fields.ts'

/** The token in the link of an email; it proves that its holder receives the mail of that address. */
export const mailToken = requiredLine('The code from the email', { min: 20, max: 200 })
