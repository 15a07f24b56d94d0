import type { EmailPart } from '../rendering/parts.ts'
import type { Site } from '../rendering/email.ts'

/** Links to the status of a quote request. The page asks for the email address, which is therefore not in the link. */
export const getQuoteStatusUrl = ({ publicUrl }: Site, reference: string): EmailPart => ({
  link: 'Track your request',
  url: `${publicUrl}/quote-status?reference=${encodeURIComponent(reference)}`,
})
