import type { Part } from '../letter-part.ts'
import type { Site } from '../letter.ts'

/** Where a request stands; the page asks for the address that was given, so that it is not in the link. */
export const quotePage = ({ publicUrl }: Site, reference: string): Part => ({
  link: 'See where your request stands',
  url: `${publicUrl}/quote-status?reference=${encodeURIComponent(reference)}`,
})
