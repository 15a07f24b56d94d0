import * as v from 'valibot'

/** C0 and C1 controls, and the bidirectional overrides that let a name pretend to be another. */
const HIDDEN_IN_LINE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
/** As above, but line feeds, carriage returns and tabs are what paragraphs are made of. */
const HIDDEN_IN_PARAGRAPHS =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u

/** What is said of a text with characters that nobody sees. */
export const HIDDEN_CHARACTERS = 'Please remove hidden control characters'

/** One line of text exactly as typed, `message` where none is sent; hidden characters are refused. */
export const unhidden = (message: string) =>
  v.pipe(
    v.string(message),
    v.check((text) => !HIDDEN_IN_LINE.test(text), HIDDEN_CHARACTERS),
  )

/** One line of text, trimmed, `message` where none is sent; control characters and bidi overrides are refused. */
export const line = (message: string) => v.pipe(unhidden(message), v.trim())

/**
 * Text of several paragraphs, trimmed, its line ends as line feeds, `message` where none is sent; control characters
 * other than tab and line ends are refused.
 */
export const paragraphs = (message: string) =>
  v.pipe(
    v.string(message),
    v.check((text) => !HIDDEN_IN_PARAGRAPHS.test(text), HIDDEN_CHARACTERS),
    v.transform((text) => text.replaceAll(/\r\n?/g, '\n')),
    v.trim(),
  )

/** The longest address that mail servers pass on (RFC 5321). */
const EMAIL_MAX = 254

/** An email address, trimmed and lower-cased, refused with `message`. */
export const emailAddress = (message: string) =>
  v.pipe(v.string(message), v.trim(), v.maxLength(EMAIL_MAX, message), v.email(message), v.toLowerCase())

/** `https:` and the like; a colon before digits is a host's port. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i

/** What is said of what is no web address. */
export const WEB_ADDRESS = 'Please enter a web address such as https://example.com'

/** A web address with http or https; an address without a scheme gets https. */
export const webAddress = v.pipe(
  line(WEB_ADDRESS),
  v.maxLength(500, 'Please enter a web address of at most 500 characters'),
  v.transform((text) => (SCHEME.test(text) ? text : `https://${text}`)),
  v.check(isHttpAddress, WEB_ADDRESS),
)

// `new URL`, not `URL.parse` or `URL.canParse`, which phones of a few years ago do not have.
function isHttpAddress(text: string): boolean {
  try {
    const { protocol, hostname, username } = new URL(text)
    return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') && username === ''
  } catch {
    return false
  }
}
