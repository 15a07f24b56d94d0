import { isFaxNumber, parsePhone, parseVideo, splitPhones } from '@portal/domain/business'
import { emailAddress, webAddress } from '@portal/domain/contract'
import { COUNTRY_CODES, type CountryCode } from '@portal/domain/place'
import { err, ok, type Result } from '@portal/domain/shared'
import { describeLeftOut, parseBySchema, parseList, listTexts } from './cell.ts'
import type { Draft, Reading } from './field.ts'
import { addProfiles, getNetwork } from './profile-cells.ts'

/** Reads the first of several values; notes name the others. */
function readFirst<Value>(
  texts: readonly string[],
  parse: (text: string) => Result<Value>,
  onlyOneReason: string,
): { value: Value; notes: string[] } | { message: string } {
  const parsed = texts.map((text) => ({ text, result: parse(text) }))
  const first = parsed.find(({ result }) => result.ok)
  if (!first?.result.ok) {
    const [failed] = parsed
    return { message: failed && !failed.result.ok ? failed.result.message : 'expected a text' }
  }
  const { value } = first.result
  const notes = parsed
    .filter((other) => other !== first && !(other.result.ok && other.result.value === value))
    .map(({ text, result }) => describeLeftOut(text, result.ok ? onlyOneReason : result.message))
  return { value, notes }
}

/** Also accepts numbers of the portal's other countries. */
function parseAnyPhone(country: CountryCode, text: string): Result<string | null> {
  if (isFaxNumber(text)) return err('it is a fax number')
  for (const phoneCountry of [country, ...COUNTRY_CODES]) {
    const phone = parsePhone(phoneCountry, text)
    if (phone.ok) return phone
  }
  return err('expected 5 to 8 digits after the country’s prefix')
}

/** Reads the first phone number; a listing has one. */
export function readPhone(cell: unknown, { country }: Draft): Reading {
  if (!country) return err('its country is unknown')
  const parse = (text: string) => parseAnyPhone(country, text)
  const texts = listTexts(cell).flatMap((text) => {
    const { first, further } = splitPhones(text)
    return parse(text).ok || first === '' ? [text] : [first, ...further]
  })
  const phone = readFirst(texts, parse, 'a listing has one phone number')
  return 'message' in phone
    ? err(phone.message)
    : { ok: true, value: { phone: phone.value }, notes: phone.notes }
}

const EMAIL = emailAddress('expected an address such as name@example.com')

/** Accepts `Name <name@example.com>` and `mailto:`. */
const parseEmail = (text: string): Result<string> =>
  parseBySchema(EMAIL, text.replace(/^mailto:/i, '').replace(/^.*<([^<>]+)>$/, '$1'))

export function readEmail(cell: unknown): Reading {
  const texts = listTexts(cell).flatMap((text) =>
    parseEmail(text).ok ? [text] : text.split(/\s*(?:[;|,\s]|\b(?:or|and|ou|et)\b)\s*/i).filter(Boolean),
  )
  const email = readFirst(texts, parseEmail, 'a listing has one email address')
  return 'message' in email
    ? err(email.message)
    : { ok: true, value: { email: email.value }, notes: email.notes }
}

/** Reads the first address; further ones on social networks become profiles. */
export function readWebsite(cell: unknown, draft: Draft): Reading {
  const parsed = listTexts(cell).map((text) => ({
    text,
    result: parseBySchema(webAddress, text),
  }))
  const addresses = [...new Set(parsed.flatMap(({ result }) => (result.ok ? [result.value] : [])))]
  const website = addresses.find((address) => !getNetwork(address)) ?? addresses[0]
  const wrong = parsed.flatMap(({ text, result }) =>
    result.ok ? [] : [describeLeftOut(text, result.message)],
  )
  if (website === undefined) {
    const [first] = parsed
    return err(first && !first.result.ok ? first.result.message : 'expected a web address')
  }
  const others = addresses.filter((address) => address !== website)
  const { profiles, notes } = addProfiles(others, draft, 'a listing has one website')
  const value = others.length > notes.length ? { website, socialMedia: profiles } : { website }
  return { ok: true, value, notes: [...notes, ...wrong] }
}

/** Without this check a file name such as `shop.jpg` would pass for a host. */
const isOnTheWeb = (text: string): boolean => /^(?:https?:)?\/\/|^www\.|^[^/]+\.[^/]+\/./i.test(text)

/** A path of a file of this portal, or a web address. */
function parseMediaAddress(text: string): Result<string> {
  if (/^\/media\/[\w.-]+$/.test(text)) return ok(text)
  return isOnTheWeb(text)
    ? parseBySchema(webAddress, text)
    : err('expected a web address such as https://example.com/photo.jpg')
}

const isPlayable = (address: string): boolean => address.startsWith('/media/') || parseVideo(address) !== null

export const readMediaAddress =
  (key: 'logoUrl' | 'videoUrl') =>
  (cell: unknown): Reading => {
    const parse = (text: string): Result<string> => {
      const address = parseMediaAddress(text)
      if (key === 'logoUrl' || !address.ok || isPlayable(address.value)) return address
      return err('expected a video on YouTube or Vimeo, or an MP4 or WebM file')
    }
    const address = readFirst(listTexts(cell), parse, 'a listing has one')
    return 'message' in address
      ? err(address.message)
      : { ok: true, value: { [key]: address.value }, notes: address.notes }
  }

export function readImages(cell: unknown): Reading {
  const parsed = parseList(cell).map((text) => ({
    text,
    result: parseMediaAddress(text),
  }))
  const images = parsed.flatMap(({ result }) => (result.ok ? [result.value] : []))
  const notes = parsed.flatMap(({ text, result }) =>
    result.ok ? [] : [describeLeftOut(text, result.message)],
  )
  if (images.length === 0 && notes.length > 0) return err(notes.join(', '))
  return { ok: true, value: { images: [...new Set(images)] }, notes }
}
