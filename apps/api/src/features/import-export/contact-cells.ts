import { parsePhone } from '@portal/domain/business'
import { emailAddress, webAddress } from '@portal/domain/contract'
import { COUNTRY_CODES } from '@portal/domain/place'
import { ok, err, type Result } from '@portal/domain/shared'
import { cellText, parseBySchema, parseList } from './cell.ts'
import type { Draft } from './field.ts'

type Fields = Result<Partial<Draft>>

export function readPhone(cell: unknown, { country }: Draft): Fields {
  if (!country) return err('its country is unknown')
  const text = cellText(cell)
  // A business may have a phone number of a neighbouring country.
  for (const phoneCountry of [country, ...COUNTRY_CODES]) {
    const phone = parsePhone(phoneCountry, text)
    if (phone.ok) return ok({ phone: phone.value })
  }
  return err('expected 5 to 8 digits after the country’s prefix')
}

export function readEmail(cell: unknown): Fields {
  const email = parseBySchema(emailAddress('expected an address such as name@example.com'), cell)
  return email.ok ? ok({ email: email.value }) : email
}

export function readWebsite(cell: unknown): Fields {
  const website = parseBySchema(webAddress, cell)
  return website.ok ? ok({ website: website.value }) : website
}

/** The path of a file of this portal, or any web address. */
const parseMediaAddress = (text: string): Result<string> =>
  /^\/media\/[\w.-]+$/.test(text) ? ok(text) : parseBySchema(webAddress, text)

export const readMediaAddress =
  (key: 'logoUrl' | 'videoUrl') =>
  (cell: unknown): Fields => {
    const address = parseMediaAddress(cellText(cell))
    return address.ok ? ok({ [key]: address.value }) : address
  }

export function readImages(cell: unknown): Fields {
  const images: string[] = []
  for (const text of parseList(cell)) {
    const address = parseMediaAddress(text)
    if (!address.ok) return address
    images.push(address.value)
  }
  return ok({ images })
}
