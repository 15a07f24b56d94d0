import { PORTAL } from '@portal/reference-data'
import type { Part } from '../email-part.ts'
import type { Site } from '../email.ts'

const confirmUrl = ({ publicUrl }: Site, token: string): string => `${publicUrl}/auth/confirm?token=${token}`

/** The link that confirms an address, for the letter that is about nothing else. */
export const confirmationLink = (site: Site, token: string): readonly Part[] => [
  { link: 'Confirm my email address', url: confirmUrl(site, token) },
  'The link works for 7 days.',
]

/** What every letter ends with while its address opened an account and has not confirmed it. */
export const confirmationParts = (site: Site, token: string): readonly Part[] => [
  { section: 'Confirm your email address' },
  `An account on ${PORTAL.name} was opened with this address, and the address is not confirmed yet. If it was not you, the same link lets you remove what was done in your name.`,
  ...confirmationLink(site, token),
]
