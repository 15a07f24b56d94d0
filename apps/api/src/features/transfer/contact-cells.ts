import { parsePhone } from '@portal/domain/business'
import { emailAddress, webAddress } from '@portal/domain/contract'
import { COUNTRIES } from '@portal/domain/place'
import { ok, err, type Result } from '@portal/domain/shared'
import { listOf, parsed, textOf } from './cell.ts'
import type { Draft } from './field.ts'

type Reading = Result<Partial<Draft>>

/** Brackets, dots and hyphens are how people write numbers, and 00 is how they dial a plus. */
export function phoneOf(cell: unknown, { country }: Draft): Reading {
  if (!country) return err('its country is not known')
  const text = textOf(cell)
    .replace(/[().\-/]/g, ' ')
    .trim()
    .replace(/^00/, '+')
    .replace(/^\+\s+/, '+')
  // A number of a neighbour's is dialled as well as one's own.
  const itsOwn = COUNTRIES.find(({ callingCode }) => text.startsWith(callingCode))?.code ?? country
  const phone = parsePhone(itsOwn, text)
  return phone.ok ? ok({ phone: phone.value }) : err('expected 5 to 8 digits after the country’s prefix')
}

export function emailOf(cell: unknown): Reading {
  const email = parsed(emailAddress('expected an address such as name@example.com'), cell)
  return email.ok ? ok({ email: email.value }) : email
}

export function websiteOf(cell: unknown): Reading {
  const website = parsed(webAddress, cell)
  return website.ok ? ok({ website: website.value }) : website
}

/** An address of this portal's media, or anywhere on the web. */
const mediaAddress = (text: string): Result<string> =>
  /^\/media\/[\w.-]+$/.test(text) ? ok(text) : parsed(webAddress, text)

export const mediaAddressOf =
  (key: 'logoUrl' | 'videoUrl') =>
  (cell: unknown): Reading => {
    const address = mediaAddress(textOf(cell))
    return address.ok ? ok({ [key]: address.value }) : address
  }

export function imagesOf(cell: unknown): Reading {
  const images: string[] = []
  for (const text of listOf(cell)) {
    const address = mediaAddress(text)
    if (!address.ok) return address
    images.push(address.value)
  }
  return ok({ images })
}
