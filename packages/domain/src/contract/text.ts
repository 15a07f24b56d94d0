import * as v from 'valibot'
import { cleanPastedText, stripInvisible, stripZeroWidth, trimZeroWidth } from '../shared/characters.ts'

/**
 * C0 and C1 controls; bidirectional overrides, with which a name can imitate another; lone surrogates, which can't be
 * stored.
 */
const HIDDEN_IN_LINE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Cs}]/u
/** As above, but line feeds, carriage returns and tabs are allowed in paragraphs. */
const HIDDEN_IN_PARAGRAPHS =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\p{Cs}]/u
/** The message for a text with hidden characters. */
export const HIDDEN_CHARACTERS_MESSAGE = 'Please remove hidden control characters'

/** More than any field allows, in UTF-16 units: a longer text is rejected before its characters are checked. */
const HARD_LIMIT = 50_000
const SHORTEN_MESSAGE = 'Please write a much shorter text'

/** A custom type of transform, since the conversion to JSON Schema fails at plain transforms. */
const namedTransform = <const Type extends string>(type: Type, change: (text: string) => string) => ({
  ...v.transform(change),
  type,
})

const stripInvisibleCharacters = namedTransform('visible_only', stripInvisible)
const normaliseLineEnds = namedTransform('line_feeds', (text) => text.replaceAll(/\r\n?/g, '\n'))

/** A text within the hard limit, cleaned of pasted invisible characters. */
const cleanText = (message: string, tooLong: string, clean: typeof stripInvisibleCharacters) =>
  v.pipe(v.string(message), v.maxLength(HARD_LIMIT, tooLong), clean)

const cleanLine = (message: string, tooLong: string, clean: typeof stripInvisibleCharacters) =>
  v.pipe(
    cleanText(message, tooLong, clean),
    v.check((text) => !HIDDEN_IN_LINE.test(text), HIDDEN_CHARACTERS_MESSAGE),
  )
type CleanLine = ReturnType<typeof cleanLine>
/** Named, so that the types of the calls that take it stay short enough for the compiler. */
export interface LineSchema extends CleanLine {}

/** Creates a schema of one line of text with the given clean-up. */
const createLineSchema = (clean: (text: string) => string) => {
  const cleaned = namedTransform('visible_only', clean)
  return (message: string, tooLong = SHORTEN_MESSAGE): LineSchema => cleanLine(message, tooLong, cleaned)
}

/**
 * One line of text, such as a name, trimmed; fails with `message` where it is missing. Removes invisible characters and, at
 * both ends, direction marks; other hidden characters inside fail, except joiners, which some scripts need. `tooLong` is the
 * message beyond the hard limit.
 */
export const line = createLineSchema((text) => trimZeroWidth(stripInvisible(text)))

/** A place on one line, such as a street or a town: as `line`, but direction marks are removed anywhere. */
export const addressLine = createLineSchema((text) => trimZeroWidth(cleanPastedText(text)))

/** A phone number as typed, not trimmed; without invisible characters and with plain spaces. */
export const phoneText = createLineSchema(cleanPastedText)

/** A text without spaces and invisible characters, such as a code or a domain name. */
export const codeText = createLineSchema((text) => stripZeroWidth(text).trim())

/**
 * Text of several paragraphs, trimmed, with line feeds as line ends; fails with `message` where it is missing. Invisible
 * characters are removed; control characters other than tabs and line ends fail. `tooLong` is the message beyond the hard
 * limit.
 */
export const paragraphs = (message: string, tooLong = SHORTEN_MESSAGE) =>
  v.pipe(
    cleanText(message, tooLong, stripInvisibleCharacters),
    v.check((text) => !HIDDEN_IN_PARAGRAPHS.test(text), HIDDEN_CHARACTERS_MESSAGE),
    normaliseLineEnds,
    v.trim(),
  )

/** The longest email address that mail servers accept (RFC 5321). */
const EMAIL_MAX = 254
/**
 * RFC 5322 atoms separated by single dots, at a host with a dot. Without `?`, `..` and `%`, which have a meaning in links.
 * Unambiguous, to avoid catastrophic backtracking.
 */
const EMAIL =
  /^[\w!$&'*+/=^`{|}~-]+(?:\.[\w!$&'*+/=^`{|}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z][A-Za-z\d-]{0,61}[A-Za-z\d]$/

const stripUnseenCharacters = namedTransform('visible_only', (text) => stripZeroWidth(text).trim())

const cleanEmpty = v.pipe(v.string(), v.maxLength(HARD_LIMIT), stripUnseenCharacters, v.literal(''))
type CleanEmpty = typeof cleanEmpty
/** Named for the same reason as `LineSchema`. */
export interface EmptyTextSchema extends CleanEmpty {}
/** An empty text, including one of invisible characters only. */
export const emptyText: EmptyTextSchema = cleanEmpty

const cleanEmail = (message: string) =>
  v.pipe(
    v.string(message),
    v.maxLength(HARD_LIMIT, message),
    stripUnseenCharacters,
    v.maxLength(EMAIL_MAX, message),
    v.regex(EMAIL, message),
    v.toLowerCase(),
  )

type CleanEmail = ReturnType<typeof cleanEmail>
/** Named for the same reason as `LineSchema`. */
export interface EmailSchema extends CleanEmail {}
/** An email address in lower case, without invisible characters; fails with `message`. */
export const emailAddress = (message: string): EmailSchema => cleanEmail(message)

/** A scheme such as `https:`; a colon before digits precedes a port. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i

/** The message for an invalid web address. */
export const WEB_ADDRESS_MESSAGE = 'Please enter a web address such as https://example.com'

const WEB_ADDRESS_TOO_LONG_MESSAGE = 'Please enter a web address of at most 500 characters'

/**
 * A web address with http or https, normalised as browsers do; one without a scheme gets https. Its host must be a name, so
 * that a time such as `24:00` fails, as do paths, user names and passwords.
 */
export const webAddress = v.pipe(
  codeText(WEB_ADDRESS_MESSAGE, WEB_ADDRESS_TOO_LONG_MESSAGE),
  v.maxLength(500, WEB_ADDRESS_TOO_LONG_MESSAGE),
  v.check((text) => !/^[/\\]/.test(text), WEB_ADDRESS_MESSAGE),
  v.transform((text) => (SCHEME.test(text) ? text : `https://${text}`)),
  v.check(isHttpAddress, WEB_ADDRESS_MESSAGE),
  v.transform(normaliseUrl),
  v.maxLength(500, WEB_ADDRESS_TOO_LONG_MESSAGE),
)

/**
 * At least two labels, the last of which begins with a letter, since numbers would be read as an IP address. `URL` converts
 * other letters to ASCII, but accepts characters that are invalid in a host, such as `;`.
 */
const NAMED_HOST = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]+\.?$/

// `new URL`, since older phones lack `URL.parse` and `URL.canParse`.
function isHttpAddress(text: string): boolean {
  try {
    const { protocol, hostname, username, password } = new URL(text)
    const isHttp = protocol === 'https:' || protocol === 'http:'
    return isHttp && NAMED_HOST.test(hostname) && username === '' && password === ''
  } catch {
    return false
  }
}

/** Removes the trailing slash that `URL` adds to a bare host. */
function normaliseUrl(text: string): string {
  const { href, origin } = new URL(text)
  return href === `${origin}/` && !text.endsWith('/') ? origin : href
}
