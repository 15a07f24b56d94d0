import type { PluginFunction } from 'nodemailer'
import { encodeWord } from 'nodemailer/lib/mime-funcs'

/** How an encoded word begins (RFC 2047), such as `=?utf-8?Q?Admin?=`. */
const ENCODED_WORD = '=?'
/** The space that nodemailer leaves within a line of 76 characters. */
const WORD_LENGTH = 52
const PLACEHOLDER = 'name'

/**
 * A nodemailer plugin that encodes names and subjects containing what looks like an encoded word: nodemailer sends those
 * unchanged, and mail programs would show a different text.
 */
export const encodeTypedWords: PluginFunction<unknown> = ({ message }, done) => {
  if (message) {
    const encode = message.encodeHeaderValue.bind(message)
    message.encodeHeaderValue = (key, value) => {
      if (key === 'Subject' && typeof value === 'string') return encode(key, encodeText(value))
      if (!isNamed(value)) return encode(key, value)
      return encode(key, { ...value, name: PLACEHOLDER }).replace(PLACEHOLDER, () => encodeText(value.name))
    }
  }
  done()
}

const encodeText = (text: string): string =>
  text.includes(ENCODED_WORD) ? encodeWord(text, 'Q', WORD_LENGTH) : text

/** Whether this is an address whose name looks encoded. */
const isNamed = (value: unknown): value is { readonly name: string } =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  value.name.includes(ENCODED_WORD)
