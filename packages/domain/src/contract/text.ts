import * as v from 'valibot'
import { cleanPastedText, stripInvisible, stripZeroWidth, trimZeroWidth } from '../shared/characters.ts'

/**
 * C0 and C1 controls, bidirectional overrides, by which a name can imitate another one, and lone surrogates, which can't
 * be stored.
 */
const HIDDEN_IN_LINE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Cs}]/u
/** As above, but line feeds, carriage returns and tabs are allowed in paragraphs. */
const HIDDEN_IN_PARAGRAPHS =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\p{Cs}]/u
/** The message for a text with hidden characters. */
export const HIDDEN_CHARACTERS_MESSAGE = 'Please remove hidden control characters'

/** More than any field allows, in UTF-16 units: a longer text is refused before its characters are looked at. */
const HARD_LIMIT = 50_000
const SHORTEN_MESSAGE = 'Please write a much shorter text'

/** A transform with a type of its own: the conversion to JSON Schema stops at plain transforms. */
const namedTransform = <const Type extends string>(type: Type, change: (text: string) => string) => ({
  ...v.transform(change),
  type,
})

const stripInvisibleCharacters = namedTransform('visible_only', stripInvisible)
const normaliseLineEnds = namedTransform('line_feeds', (text) => text.replaceAll(/\r\n?/g, '\n'))

/** A text within the hard limit, cleaned of what people paste along with it without seeing it. */
const cleanText = (message: string, tooLong: string, clean: typeof stripInvisibleCharacters) =>
  v.pipe(v.string(message), v.maxLength(HARD_LIMIT, tooLong), clean)

const cleanLine = (message: string, tooLong: string, clean: typeof stripInvisibleCharacters) =>
  v.pipe(
    cleanText(message, tooLong, clean),
    v.check((text) => !HIDDEN_IN_LINE.test(text), HIDDEN_CHARACTERS_MESSAGE),
  )
type CleanLine = ReturnType<typeof cleanLine>
/** By its name, so that the types of the calls that take it stay short enough for the compiler. */
export interface LineSchema extends CleanLine {}

/** The schemas of one line of text, which differ in what they clean. */
const lineOf = (clean: (text: string) => string) => {
  const cleaned = namedTransform('visible_only', clean)
  return (message: string, tooLong = SHORTEN_MESSAGE): LineSchema => cleanLine(message, tooLong, cleaned)
}

/**
 * One line of text, such as a name, trimmed; refused with `message` where none is sent. Invisible characters are removed,
 * and at its ends marks of direction too; inside, hidden characters are refused, but for joiners, which letters need.
 * `tooLong` is the message for a text beyond the hard limit.
 */
export const line = lineOf((text) => trimZeroWidth(stripInvisible(text)))

/** A place on one line, such as a street or a town: as `line`, but marks of direction are removed anywhere. */
export const addressLine = lineOf((text) => trimZeroWidth(cleanPastedText(text)))

/** A phone number as typed, not trimmed; what is invisible is removed, and special spaces become plain ones. */
export const phoneText = lineOf(cleanPastedText)

/** A text without spaces, such as a code or a domain name, without anything invisible. */
export const codeText = lineOf((text) => stripZeroWidth(text).trim())

/**
 * Text of several paragraphs, trimmed, with line feeds as line ends; refused with `message` where none is sent. Control
 * characters other than tabs and line ends are refused, invisible ones removed. `tooLong` is the message for a text
 * beyond the hard limit.
 */
export const paragraphs = (message: string, tooLong = SHORTEN_MESSAGE) =>
  v.pipe(
    cleanText(message, tooLong, stripInvisibleCharacters),
    v.check((text) => !HIDDEN_IN_PARAGRAPHS.test(text), HIDDEN_CHARACTERS_MESSAGE),
    normaliseLineEnds,
    v.trim(),
  )

/** The longest address that mail servers pass on (RFC 5321). */
const EMAIL_MAX = 254
/**
 * RFC 5322 atoms with single dots between, at a host with a dot. `?`, `..` and `%` are refused, which would have a
 * meaning in a link. Unambiguous, so that it never backtracks for long.
 */
const EMAIL =
  /^[\w!$&'*+/=^`{|}~-]+(?:\.[\w!$&'*+/=^`{|}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z][A-Za-z\d-]{0,61}[A-Za-z\d]$/

const stripUnseenCharacters = namedTransform('visible_only', (text) => stripZeroWidth(text).trim())

const cleanEmpty = v.pipe(v.string(), v.maxLength(HARD_LIMIT), stripUnseenCharacters, v.literal(''))
type CleanEmpty = typeof cleanEmpty
/** By its name, as `LineSchema`. */
export interface EmptyTextSchema extends CleanEmpty {}
/** An empty text, also one of characters that show nothing. */
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
/** By its name, as `LineSchema`. */
export interface EmailSchema extends CleanEmail {}
/** An email address, lower-cased, without anything invisible; refused with `message`. */
export const emailAddress = (message: string): EmailSchema => cleanEmail(message)

/** A scheme such as `https:`; a colon before digits precedes a port. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i

/** The message for what is no web address. */
export const WEB_ADDRESS_MESSAGE = 'Please enter a web address such as https://example.com'

const WEB_ADDRESS_TOO_LONG_MESSAGE = 'Please enter a web address of at most 500 characters'

/**
 * A web address with http or https, normalised as browsers do; one without a scheme gets https. Its host is a name, so
 * that a time such as `24:00` is refused; so are paths, user names and passwords.
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
 * At least two labels, the last of which begins with a letter: numbers would be read as an IP address. URL writes other
 * letters as ASCII, and lets through characters that no host has, such as `;`.
 */
const NAMED_HOST = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]+\.?$/

// `new URL`, not `URL.parse` or `URL.canParse`, which phones of a few years ago do not have.
function isHttpAddress(text: string): boolean {
  try {
    const { protocol, hostname, username, password } = new URL(text)
    const isHttp = protocol === 'https:' || protocol === 'http:'
    return isHttp && NAMED_HOST.test(hostname) && username === '' && password === ''
  } catch {
    return false
  }
}

/** Leaves out the trailing slash that URL adds to a bare host. */
function normaliseUrl(text: string): string {
  const { href, origin } = new URL(text)
  return href === `${origin}/` && !text.endsWith('/') ? origin : href
}
