import { describe, expect, test } from 'vitest'
import { mayHaveWhatsApp, getWhatsAppLink } from './index.ts'

describe('getWhatsAppLink', () => {
  test('contains the number without its plus, and the text', () => {
    expect(getWhatsAppLink('+6777412345')).toBe('https://wa.me/6777412345')
    expect(getWhatsAppLink('+6777412345', 'Do you deliver to Gizo & Munda?')).toBe(
      'https://wa.me/6777412345?text=Do%20you%20deliver%20to%20Gizo%20%26%20Munda%3F',
    )
  })
})

describe('mayHaveWhatsApp', () => {
  test.each(['+6777412345', '+6799991234', '+67571234567', '+687751234', '+6787712345', '+61412345678'])(
    'is true of %s',
    (phone) => {
      expect(mayHaveWhatsApp(phone)).toBe(true)
    },
  )

  test.each(['+67720123', '+6793301234', '+6753211234', '+687271234', '+67822123', '+67712345678'])(
    'is false of the landline %s',
    (phone) => {
      expect(mayHaveWhatsApp(phone)).toBe(false)
    },
  )
})
