import { getCountry, type CountryCode } from '@portal/domain/place'
import type { EmailPart } from '../rendering/parts.ts'
import type { Site } from '../rendering/email.ts'

/** Describes the topic of a subscription within a sentence: `business in Fiji`. */
export const describeTopic = (country: CountryCode | null): string =>
  country === null ? 'business in all five countries' : `business in ${getCountry(country).name}`

/** The link at the end of every newsletter. */
export const getUnsubscribeUrl = ({ publicUrl }: Site, token: string): EmailPart => ({
  link: 'Unsubscribe from the newsletter',
  url: `${publicUrl}/newsletter/leave?token=${token}`,
})

export const getConfirmUrl = ({ publicUrl }: Site, token: string): string =>
  `${publicUrl}/newsletter/confirm?token=${token}`
