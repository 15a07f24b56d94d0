import { PORTAL } from '@portal/reference-data'
import type { EmailPart } from '../rendering/parts.ts'
import type { Site } from '../rendering/email.ts'

const getConfirmUrl = ({ publicUrl }: Site, token: string): string =>
  `${publicUrl}/auth/confirm?token=${token}`

/** The link that confirms the address of an account. */
export const createConfirmationLinkParts = (site: Site, token: string): readonly EmailPart[] => [
  { link: 'Confirm my email address', url: getConfirmUrl(site, token) },
  'The link works for 7 days.',
]

/** Appended to every email to the address of an unconfirmed account. */
export const createConfirmationParts = (site: Site, token: string): readonly EmailPart[] => [
  { section: 'Confirm your email address' },
  `An account on ${PORTAL.name} was opened with this address, and the address is not confirmed yet. If it was not you, the same link lets you remove what was done in your name.`,
  ...createConfirmationLinkParts(site, token),
]
