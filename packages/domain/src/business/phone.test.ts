import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNTRY_CODES, countryOf } from '../place/index.ts'
import { formatPhone, parsePhone, PHONE_DIGITS, invalidPhoneMessage, whatsAppLink } from './index.ts'

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
    '741-2345',
    '+679 330 1234',
    '+6 77 20123',
    '٢٠١٢٣',
    '20123x',
  ])('sb refuses %j', (text) => {
    expect(parsePhone('sb', text)).toEqual({ ok: false, message: SB_MESSAGE })
  })

  test('is null for an empty text', () => {
    expect(parsePhone('sb', '')).toEqual({ ok: true, value: null })
  })

  test('names the country and its calling code in the message', () => {
    expect(invalidPhoneMessage('fj')).toBe('Please enter a valid Fiji phone number (+679 format recommended)')
    expect(parsePhone('pg', '+677 20123')).toEqual({ ok: false, message: invalidPhoneMessage('pg') })
  })

  test('parses its own output and the formatted number to the same number', () => {
    const digits = fc.stringMatching(/^\d{5,8}$/)
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRY_CODES), digits, (country, local) => {
        const phone = countryOf(country).callingCode + local
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
        const fits = text === '' || (count >= PHONE_DIGITS.min && count <= PHONE_DIGITS.max)
        expect(parsePhone('sb', text).ok).toBe(fits)
      }),
    )
  })
})

describe('formatPhone', () => {
  test.each([
    ['+67720123', '+677 20123'],
    ['+6777412345', '+677 741 2345'],
    ['+67571234567', '+675 7123 4567'],
    ['+687271234', '+687 27 12 34'],
    ['+61412345678', '+61412345678'],
  ])('formats %s as %s', (phone, text) => {
    expect(formatPhone(phone)).toBe(text)
  })
})

describe('whatsAppLink', () => {
  test('contains the number without its plus, and the text', () => {
    expect(whatsAppLink('+6777412345')).toBe('https://wa.me/6777412345')
    expect(whatsAppLink('+6777412345', 'Do you deliver to Gizo & Munda?')).toBe(
      'https://wa.me/6777412345?text=Do%20you%20deliver%20to%20Gizo%20%26%20Munda%3F',
    )
  })
})
