import { countryOf, type CountryCode } from '@portal/domain/place'
import type { Part } from '../email-part.ts'
import type { Site } from '../email.ts'

/** What the newsletter is about for somebody, in a sentence: `business in Fiji`. */
export const subjectOf = (country: CountryCode | null): string =>
  country === null ? 'business in all five countries' : `business in ${countryOf(country).name}`

/** The way out, at the foot of every newsletter. */
export const leaveLink = ({ publicUrl }: Site, token: string): Part => ({
  link: 'Leave the newsletter',
  url: `${publicUrl}/newsletter/leave?token=${token}`,
})

export const confirmUrl = ({ publicUrl }: Site, token: string): string =>
  `${publicUrl}/newsletter/confirm?token=${token}`
