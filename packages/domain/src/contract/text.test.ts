// cspell:ignore bcher
import * as v from 'valibot'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailAddress, HIDDEN_CHARACTERS_MESSAGE, line, paragraphs, phoneText, webAddress } from './index.ts'
import { validationErrors } from '../../test/validation-errors.ts'

const NUL = '\u0000'
const OVERRIDE = '\u202e'

describe('line', () => {
  test('is trimmed', () => {
    expect(v.parse(line('Required'), '  Kokonut Oil ')).toBe('Kokonut Oil')
  })

  test.each([NUL, '\n', '\t', '\u007f', '\u0085', OVERRIDE, '\u2066', '\u200f', '\ud800', '\udc00'])(
    'refuses %j inside',
    (character) => {
      expect(validationErrors(line('Required'), `a${character}b`)).toEqual({ '': HIDDEN_CHARACTERS_MESSAGE })
    },
  )

  test.each([undefined, null, 5, ['a'], {}])('rejects %j, which is not a text', (input) => {
    expect(validationErrors(line('Required'), input)).toEqual({ '': 'Required' })
  })

  test('accepts any script and accent', () => {
    for (const text of ['Nouméa', 'ʻUta', '漁業', 'Ā ē ī', '🌴'])
      expect(validationErrors(line('Required'), text)).toEqual({})
  })
})

describe('invisible characters', () => {
  test('are removed from lines and paragraphs', () => {
    expect(v.parse(line('Required'), '\u200b Koko\u00adnut \u3164')).toBe('Kokonut')
    expect(v.parse(paragraphs('Required'), '\ufeffOne\n\u2060Two\u200b')).toBe('One\nTwo')
    expect(v.parse(phoneText('Required'), '\u200b20123')).toBe('20123')
  })

  test('within an emoji stay', () => {
    expect(v.parse(line('Required'), '👩‍🌾 ❤️‍🔥')).toBe('👩‍🌾 ❤️‍🔥')
  })
})

describe('a text of megabytes', () => {
  const huge = '\r\u200b'.repeat(10_000_000)

  test.each([
    ['line', line('Required', 'Too long')],
    ['phoneText', phoneText('Required', 'Too long')],
    ['paragraphs', paragraphs('Required', 'Too long')],
  ])('is rejected by %s for its length, before its characters are checked', (_, schema) => {
    const result = v.safeParse(schema, huge, { abortPipeEarly: true })
    expect(result.issues?.map(({ message }) => message)).toEqual(['Too long'])
  })
})

describe('phoneText', () => {
  test('keeps leading and trailing spaces', () => {
    expect(v.parse(phoneText('Required'), '  20123 ')).toBe('  20123 ')
  })
})

describe('paragraphs', () => {
  test('keep their tabs, and their line ends as line feeds', () => {
    expect(v.parse(paragraphs('Required'), ' One\r\n\r\n\tTwo\rThree ')).toBe('One\n\n\tTwo\nThree')
  })

  test.each([NUL, '\u000b', OVERRIDE, '\ud800'])('reject %j', (character) => {
    expect(validationErrors(paragraphs('Required'), `a${character}b`)).toEqual({
      '': HIDDEN_CHARACTERS_MESSAGE,
    })
  })
})

describe('emailAddress', () => {
  const schema = emailAddress('Please enter a valid email address')

  test('is trimmed and lower-cased', () => {
    expect(v.parse(schema, ' Mary.Auki@Example.com ')).toBe('mary.auki@example.com')
  })

  test.each([
    '',
    'mary',
    'mary@',
    '@example.com',
    'mary@example',
    'a b@example.com',
    `${'a'.repeat(250)}@b.co`,
    'a@b.co\nbcc: c@d.co',
  ])('rejects %j with the given message', (text) => {
    expect(validationErrors(schema, text)).toEqual({ '': 'Please enter a valid email address' })
  })

  test.each([
    'o’brien@example.com'.replace('’', "'"),
    'a!b$c&d*e+f/g=h^i_j`k{l|m}n~o-p@example.com',
    'mary@kokonut.com.sb',
    'mary@my--shop.example',
    'mary@xn--bcher-kva.xn--p1ai',
    '1@2.sb',
  ])('accepts %j', (text) => {
    expect(v.parse(schema, text)).toBe(text)
  })

  test.each([
    '.a@b.co',
    'a.@b.co',
    'a..b@b.co',
    'a@b..co',
    'a@-b.co',
    'a@b-.co',
    'a@b.c',
    'a@b.1',
    'a?b@c.co',
    'a%b@c.co',
    '"a b"@c.co',
    'a@b@c.co',
    'a<b@c.co',
    'a,b@c.co',
  ])('rejects %j', (text) => {
    expect(v.is(schema, text)).toBe(false)
  })

  test('never accepts a line break, which would inject an email header', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('\r', '\n'), (text, lineBreak) => {
        const result = v.safeParse(schema, `a@b.co${lineBreak}${text}`)
        expect(result.success && /[\r\n]/.test(result.output)).toBe(false)
      }),
    )
  })
})

describe('webAddress', () => {
  test.each([
    ['https://example.com', 'https://example.com'],
    ['http://example.com/a?b=c', 'http://example.com/a?b=c'],
    ['example.com', 'https://example.com'],
    ['example.com:8080/shop', 'https://example.com:8080/shop'],
    [' www.kokonut.sb ', 'https://www.kokonut.sb'],
    ['https://example.com/', 'https://example.com/'],
    ['HTTPS://Example.COM/Shop', 'https://example.com/Shop'],
    ['https:////example.com', 'https://example.com'],
    ['http:\\\\example.com\\a', 'http://example.com/a'],
    ['example.com/a b?q=é', 'https://example.com/a%20b?q=%C3%A9'],
    ['example.com?a=b', 'https://example.com/?a=b'],
    ['https://example.com:443', 'https://example.com'],
    ['nakamal.nc/île', 'https://nakamal.nc/%C3%AEle'],
    ['3d-print.example', 'https://3d-print.example'],
    ['café-île.nc', 'https://xn--caf-le-dva5b.nc'],
    ['example.com/a;b,c', 'https://example.com/a;b,c'],
  ])('accepts %j as %s', (text, address) => {
    expect(v.parse(webAddress, text)).toBe(address)
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'mailto:a@b.co',
    'kokonut',
    'https://',
    'https://name:secret@example.com',
    'https://:secret@example.com',
    'not an address',
    '24:00',
    '9.30',
    '9.30pm',
    '12345',
    '192.168.1.1',
    'a.example;b.example',
    'a.example,b.example',
    "a.example'",
    'a..example',
    'http://0x7f.1',
    'https://[::1]',
    'kokonut.',
    '//evil.example',
    '/evil.example',
    '\\\\evil.example',
  ])('rejects %j', (text) => {
    expect(validationErrors(webAddress, text)).toEqual({
      '': 'Please enter a web address such as https://example.com',
    })
  })

  test('leaves its own output unchanged', () => {
    const addresses = fc.webUrl({ withQueryParameters: true, withFragments: true })
    const accepted = addresses.map((text) => v.safeParse(webAddress, text)).filter(({ success }) => success)
    fc.assert(
      fc.property(accepted, ({ output }) => {
        expect(v.parse(webAddress, output)).toBe(output)
      }),
    )
  })

  test.each(['a', 'é'])('rejects one that is too long, also after percent-encoding: %s', (letter) => {
    expect(
      validationErrors(webAddress, `https://example.com/${letter.repeat(letter === 'a' ? 500 : 100)}`),
    ).toMatchObject({
      '': 'Please enter a web address of at most 500 characters',
    })
  })
})
