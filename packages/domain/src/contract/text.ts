import * as v from 'valibot'
import { withoutInvisible } from '../shared/written.ts'

/**
 * C0 and C1 controls, the bidirectional overrides that let a name pretend to be another, and halves of characters,
 * which are stored as something else.
 */
const HIDDEN_IN_LINE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Cs}]/u
/** As above, but line feeds, carriage returns and tabs are what paragraphs are made of. */
const HIDDEN_IN_PARAGRAPHS =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\p{Cs}]/u
/** What is said of a text with characters that nobody sees. */
export const HIDDEN_CHARACTERS = 'Please remove hidden control characters'

/** More than any field takes, in UTF-16 units: nothing looks closer at what is longer. */
const FAR_TOO_LONG = 50_000
const SHORTEN = 'Please write a much shorter text'

/** A step that changes a text under a name of its own: descriptions of a schema stop at those without one. */
const changing = <const Type extends string>(type: Type, change: (text: string) => string) => ({
  ...v.transform(change),
  type,
})

const visibleOnly = changing('visible_only', withoutInvisible)
const lineFeeds = changing('line_feeds', (text) => text.replaceAll(/\r\n?/g, '\n'))

/** A text that is short enough to look at, without what is invisible in it. */
const visible = (message: string, tooLong: string) =>
  v.pipe(v.string(message), v.maxLength(FAR_TOO_LONG, tooLong), visibleOnly)

/**
 * One line of text with the blanks that were typed, `message` where none is sent; hidden characters are refused and
 * invisible ones taken out. `tooLong` is what is said of a text that is longer than any field.
 */
export const unhidden = (message: string, tooLong = SHORTEN) =>
  v.pipe(
    visible(message, tooLong),
    v.check((text) => !HIDDEN_IN_LINE.test(text), HIDDEN_CHARACTERS),
  )

/** One line of text as by `unhidden`, trimmed. */
export const line = (message: string, tooLong = SHORTEN) => v.pipe(unhidden(message, tooLong), v.trim())

/**
 * Text of several paragraphs, trimmed, its line ends as line feeds, `message` where none is sent; control characters
 * other than tab and line ends are refused, invisible ones taken out. `tooLong` is what is said of a text that is
 * longer than any field.
 */
export const paragraphs = (message: string, tooLong = SHORTEN) =>
  v.pipe(
    visible(message, tooLong),
    v.check((text) => !HIDDEN_IN_PARAGRAPHS.test(text), HIDDEN_CHARACTERS),
    lineFeeds,
    v.trim(),
  )

/** The longest address that mail servers pass on (RFC 5321). */
const EMAIL_MAX = 254
/**
 * Atoms of RFC 5322 with single dots between, at a host that has a dot. Nobody's address has `?`, `..` or `%`, which
 * would mean something else in a link. No part can be read in two ways.
 */
const EMAIL =
  /^[\w!$&'*+/=^`{|}~-]+(?:\.[\w!$&'*+/=^`{|}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z][A-Za-z\d-]{0,61}[A-Za-z\d]$/

/** An email address, trimmed and lower-cased, refused with `message`. */
export const emailAddress = (message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.maxLength(EMAIL_MAX, message),
    v.regex(EMAIL, message),
    v.toLowerCase(),
  )

/** `https:` and the like; a colon before digits is a host's port. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i

/** What is said of what is no web address. */
export const WEB_ADDRESS = 'Please enter a web address such as https://example.com'

const WEB_ADDRESS_TOO_LONG = 'Please enter a web address of at most 500 characters'

/**
 * A web address with http or https as browsers write it; one without a scheme gets https. Its host has a name, so that
 * a time such as `24:00` is none; what begins with a slash is a path, and user names and passwords are refused.
 */
export const webAddress = v.pipe(
  line(WEB_ADDRESS, WEB_ADDRESS_TOO_LONG),
  v.maxLength(500, WEB_ADDRESS_TOO_LONG),
  v.check((text) => !/^[/\\]/.test(text), WEB_ADDRESS),
  v.transform((text) => (SCHEME.test(text) ? text : `https://${text}`)),
  v.check(isHttpAddress, WEB_ADDRESS),
  v.transform(asBrowsersWrite),
  v.maxLength(500, WEB_ADDRESS_TOO_LONG),
)

/** Two labels at least, the last of which begins with a letter, unlike numbers, which a URL reads as an IP address. */
const NAMED_HOST = /[^.]\.[a-z][a-z\d-]+\.?$/

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

/** A slash that nobody typed behind a host is left out. */
function asBrowsersWrite(text: string): string {
  const { href, origin } = new URL(text)
  return href === `${origin}/` && !text.endsWith('/') ? origin : href
}
