// cspell:ignore télécopie
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNTRY_CODES, getCountry } from '../place/index.ts'
import { formatPhone, parseContactPhone, parsePhone, splitPhones } from './index.ts'

/** Digits that begin as a call to abroad, or with a calling code and enough digits after it. */
const isAmbiguous = (digits: string): boolean =>
  digits.startsWith('00') || (digits.length >= 8 && /^(?:67[5789]|687)/.test(digits))

const SB_MESSAGE = 'Please enter a valid Solomon Islands phone number (+677 format recommended)'

describe('parsePhone', () => {
  test.each([
    ['sb', '+677 74123', '+67774123'],
    ['sb', '+67774123', '+67774123'],
    ['sb', '74 12345', '+6777412345'],
    ['sb', '+677 74 12345', '+6777412345'],
    ['sb', '20123', '+67720123'],
    ['sb', '12345678', '+67712345678'],
    ['sb', ' 20123 ', '+67720123'],
    ['sb', ' +677 20123 ', '+67720123'],
    ['fj', '+679 330 1234', '+6793301234'],
    ['fj', '9991234', '+6799991234'],
    ['pg', '+675 7123 4567', '+67571234567'],
    ['nc', '27 12 34', '+687271234'],
    ['vu', '+678 22123', '+67822123'],
    ['sb', '677 21234', '+67721234'],
    ['sb', '67721234', '+67721234'],
    ['sb', '677 741 2345', '+6777412345'],
    ['sb', '+677 677 21234', '+67721234'],
    ['sb', '00677 21234', '+67721234'],
    ['sb', '00 677-741-2345', '+6777412345'],
    ['sb', '(677) 21234', '+67721234'],
    ['sb', '(+677) 21234', '+67721234'],
    ['sb', '+677 (0) 21234', '+67721234'],
    ['sb', '+677(0)741-2345', '+6777412345'],
    ['sb', '741-2345', '+6777412345'],
    ['sb', '741–2345', '+6777412345'],
    ['sb', '741‑2345', '+6777412345'],
    ['sb', '(741) 2345', '+6777412345'],
    ['sb', '+6 77 20123', '+67720123'],
    ['sb', '21234.0', '+67721234'],
    ['sb', '67721234.0', '+67721234'],
    ['sb', '6777412345.00', '+6777412345'],
    ['sb', 'tel:+677-21234', '+67721234'],
    ['sb', 'TEL: 21234', '+67721234'],
    ['sb', 'Ph. 21234', '+67721234'],
    ['sb', 'Mobile 741 2345', '+6777412345'],
    ['sb', 'Office: 21234', '+67721234'],
    ['sb', 'Our front desk: +677 21234', '+67721234'],
    ['sb', '741 2345 (mobile)', '+6777412345'],
    ['nc', '27.12.34', '+687271234'],
    ['nc', 'Tél. : 687 27.12.34', '+687271234'],
    // Seven digits of Nadi, not a calling code and four.
    ['fj', '679 1234', '+6796791234'],
    ['pg', '675 7123 4567', '+67571234567'],
    ['sb', '7-12345', '+677712345'],
    ['sb', '+677 21-23-4', '+67721234'],
    ['sb', '+677 21234.0', '+67721234'],
    ['fj', '330 12-34', '+6793301234'],
    ['nc', '+687 28-12-34', '+687281234'],
    ['nc', '687 28 12-34', '+687281234'],
    ['sb', 'Tel/Fax: 21234', '+67721234'],
    ['sb', 'Phone & Fax 21234', '+67721234'],
    ['sb', '21234 (tel/fax)', '+67721234'],
    ['sb', 'Halifax: 21234', '+67721234'],
  ] as const)('%s: accepts %j as %s', (country, text, phone) => {
    expect(parsePhone(country, text)).toEqual({ ok: true, value: phone })
  })

  test.each([
    '1234',
    '123456789',
    '+677 1234',
    '+677 123456789',
    '     ',
    '+677',
    '+677     ',
    'call me',
    '+679 330 1234',
    '679 330 1234',
    '67922123',
    '0061 412 345 678',
    'tel:',
    '-',
    'call 21234',
    'P.O. Box: 21234',
    'TIN: 1234567',
    '٢٠١٢٣',
    '20123x',
  ])('sb rejects %j', (text) => {
    expect(parsePhone('sb', text)).toEqual({ ok: false, message: SB_MESSAGE })
  })

  test('is null for an empty text', () => {
    expect(parsePhone('sb', '')).toEqual({ ok: true, value: null })
  })

  test('names the country and its calling code in the message', () => {
    expect(parsePhone('fj', '+677 20123')).toEqual({
      ok: false,
      message: 'Please enter a valid Fiji phone number (+679 format recommended)',
    })
  })

  test('parses its own output and the formatted number to the same number', () => {
    const digits = fc.stringMatching(/^\d{5,8}$/)
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRY_CODES), digits, (country, local) => {
        fc.pre(!isAmbiguous(local))
        const phone = getCountry(country).callingCode + local
        expect(parsePhone(country, local)).toEqual({ ok: true, value: phone })
        expect(parsePhone(country, phone)).toEqual({ ok: true, value: phone })
        expect(parsePhone(country, formatPhone(phone))).toEqual({ ok: true, value: phone })
      }),
    )
  })

  test('accepts five to eight digits only', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d ]{0,20}$/), (text) => {
        const count = text.replaceAll(' ', '').length
        fc.pre(!isAmbiguous(text.replaceAll(' ', '')))
        const fits = text === '' || (count >= 5 && count <= 8)
        expect(parsePhone('sb', text).ok).toBe(fits)
      }),
    )
  })
})

const separator = fc.constantFrom('', ' ', '-', '.', ') ', '\u00a0', ' – ', '\u2011')
const prefix = (callingCode: string) =>
  fc.constantFrom(
    '',
    'tel:',
    'Ph: ',
    callingCode,
    `tel:${callingCode}-`,
    `${callingCode} `,
    callingCode.slice(1),
    `00${callingCode.slice(1)} `,
    `(${callingCode.slice(1)}) `,
    `+(${callingCode.slice(1)})`,
    `${callingCode} (0)`,
    `${callingCode} ${callingCode.slice(1)} `,
  )
/** A hyphen before the last one or two digits is a further number. */
const lastSeparator = fc.constantFrom('', ' ')
const typedNumber = fc
  .record({ country: fc.constantFrom(...COUNTRY_CODES), local: fc.stringMatching(/^[1-9]\d{4,7}$/) })
  .filter(({ local }) => !isAmbiguous(local))
  .chain(({ country, local }) =>
    fc
      .record({
        before: prefix(getCountry(country).callingCode),
        gaps: fc.array(separator, { minLength: local.length - 2, maxLength: local.length - 2 }),
        last: fc.tuple(lastSeparator, lastSeparator),
      })
      .map(({ before, gaps, last }) => ({
        country,
        phone: getCountry(country).callingCode + local,
        text:
          before +
          Array.from(local, (digit, at) => (at === 0 ? '' : [...gaps, ...last][at]) + digit).join(''),
      })),
  )

describe('a number in any notation', () => {
  test('is parsed to the same number, for a business and for a contact', () => {
    fc.assert(
      fc.property(typedNumber, ({ country, phone, text }) => {
        expect(parsePhone(country, text)).toEqual({ ok: true, value: phone })
        expect(parseContactPhone(country, text)).toEqual({ ok: true, value: phone })
      }),
    )
  })

  test('stays unchanged when parsed again', () => {
    const texts = fc.oneof(
      fc.stringMatching(/^(?:\+|00|tel:)?[\d ().-]{0,18}$/),
      typedNumber.map(({ text }) => text),
    )
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRY_CODES), texts, (country, text) => {
        for (const parse of [parsePhone, parseContactPhone]) {
          const parsed = parse(country, text)
          expect(parsed.ok ? parse(country, parsed.value ?? '') : parsed).toEqual(parsed)
        }
      }),
    )
  })
})

describe('several numbers in one field', () => {
  const between = fc.constantFrom('/', ' / ', '|', '; ', ' or ', ' OR ', ', ', ' and ', ' & ', ' ou ', '\n')

  test('are rejected with a message that names the first', () => {
    fc.assert(
      fc.property(typedNumber, between, typedNumber, ({ country, phone, text }, mark, other) => {
        const refusal = {
          ok: false,
          message: `Please enter one phone number only, such as ${formatPhone(phone)}`,
        }
        expect(parsePhone(country, text + mark + other.text)).toEqual(refusal)
        expect(parseContactPhone(country, text + mark + other.text)).toEqual(refusal)
      }),
    )
  })

  test('are split into the first and the further ones', () => {
    fc.assert(
      fc.property(typedNumber, fc.array(fc.tuple(between, typedNumber)), ({ text }, others) => {
        expect(splitPhones(text + others.map(([mark, other]) => mark + other.text).join(''))).toEqual({
          first: text.trim(),
          further: others.map(([, other]) => other.text.trim()),
        })
      }),
    )
    expect(splitPhones(' ; 21234 / ')).toEqual({ first: '21234', further: [] })
    expect(splitPhones('')).toEqual({ first: '', further: [] })
  })
})

describe('a number followed by the last digits of others', () => {
  test.each([
    ['sb', '21234-5', '21234', '-5'],
    ['sb', '21234 – 36', '21234', '– 36'],
    ['sb', '+677 21234/5', '+677 21234', '5'],
    ['sb', '21234 (5)', '21234', '(5)'],
    ['sb', 'Tel: 21234-5-36', 'Tel: 21234', '-5-36'],
    ['fj', '330 1234-6', '330 1234', '-6'],
    ['fj', '330-1234-36', '330-1234', '-36'],
    ['fj', '330.1234.0', '330.1234', '.0'],
    ['nc', '28 12 34-35', '28 12 34', '-35'],
    ['nc', '27-12-34-5', '27-12-34', '-5'],
  ] as const)('%s: rejects %j, and names the first', (country, text, first, rest) => {
    const phone = parsePhone(country, first)
    const message = `Please enter one phone number only, such as ${formatPhone((phone.ok && phone.value) || '')}`
    expect(parsePhone(country, text)).toEqual({ ok: false, message })
    expect(parseContactPhone(country, text)).toEqual({ ok: false, message })
    expect(splitPhones(text)).toEqual({ first, further: [rest] })
  })
})

describe('a fax number', () => {
  test.each(['Fax: 21235', 'fax 21235', '21235 (fax)', 'F: 21235', 'Télécopie : 21235', 'Facsimile: 21235'])(
    'is refused in words: %j',
    (text) => {
      const refusal = { ok: false, message: 'Please enter a phone number, not a fax number' }
      expect(parsePhone('sb', text)).toEqual(refusal)
      expect(parseContactPhone('sb', text)).toEqual(refusal)
    },
  )

  test.each(['Fax: 21235 / Tel: 21234', 'Tel: 21234 - Fax : 21235', '21234 fax 21235'])(
    'is not the number that is proposed instead: %j',
    (text) => {
      expect(parsePhone('sb', text)).toEqual({
        ok: false,
        message: 'Please enter one phone number only, such as +677 21234',
      })
    },
  )
})

describe('parseContactPhone', () => {
  test.each([
    ['sb', '+7 (912) 345-67-89', '+79123456789'],
    ['sb', '+61 412 345 678', '+61412345678'],
    ['sb', '0061 (0)412 345 678', '+61412345678'],
    ['sb', 'tel:+61-412-345-678', '+61412345678'],
    ['sb', '+679 330 1234', '+6793301234'],
    ['sb', '679 330 1234', '+6793301234'],
    ['fj', '677 21234', '+67721234'],
    ['fj', '330-1234', '+6793301234'],
    ['sb', '   ', null],
  ] as const)('%s: accepts %j as %s', (country, text, phone) => {
    expect(parseContactPhone(country, text)).toEqual({ ok: true, value: phone })
  })

  test.each(['61 412 345 678', '+677 1234', '+0 123 4567', 'mine'])('rejects %j', (text) => {
    expect(parseContactPhone('sb', text)).toEqual({
      ok: false,
      message: 'Please enter a valid phone number, such as +677 12345, or start with + for another country',
    })
  })
})
