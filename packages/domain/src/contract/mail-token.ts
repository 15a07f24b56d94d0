import { requiredLine } from './submission-fields.ts'

/** The token in the link of an email, which proves that its holder receives mail for that address. */
export const mailToken = requiredLine('The code from the email', { min: 20, max: 200 })
