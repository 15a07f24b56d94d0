import type { Part } from '../email-part.ts'
import type { Site } from '../email.ts'

/** Where a request stands; the page asks for the address that was given, so that it is not in the link. */
export const quotePage = ({ publicUrl }: Site, reference: string): Part => ({
  link: 'See where your request stands',
  url: `${publicUrl}/quote-status?reference=${encodeURIComponent(reference)}`,
})
