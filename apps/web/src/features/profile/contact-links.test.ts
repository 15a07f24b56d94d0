import { expect, test } from 'vitest'
import { formatAddress, toSocialLinks, parseWebAddress } from './contact-links.ts'

test.each([
  ['https://kokonut.example', 'https://kokonut.example/'],
  ['http://kokonut.example/shop?x=1', 'http://kokonut.example/shop?x=1'],
  ['www.kokonut.example', 'https://www.kokonut.example/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,hello', undefined],
  ['//kokonut', undefined],
  ['not an address', undefined],
  [null, undefined],
])('%s leads to %s', (text, href) => {
  expect(parseWebAddress(text)?.href).toBe(href)
})

test('an address is shown without scheme, www and trailing slash', () => {
  expect(formatAddress(new URL('https://www.kokonut.example/'))).toBe('kokonut.example')
  expect(formatAddress(new URL('https://kokonut.example/shop/'))).toBe('kokonut.example/shop')
})

test('a name becomes a profile link, an address stays, anything else is dropped', () => {
  expect(
    toSocialLinks({
      facebook: 'kokonut',
      instagram: 'https://instagram.com/kokonut.oil',
      twitter: 'javascript:alert(1)',
    }),
  ).toEqual([
    { key: 'facebook', name: 'Facebook', href: 'https://facebook.com/kokonut' },
    { key: 'instagram', name: 'Instagram', href: 'https://instagram.com/kokonut.oil' },
  ])
  expect(toSocialLinks({ twitter: '@kokonut' })).toEqual([
    { key: 'twitter', name: 'X (Twitter)', href: 'https://x.com/kokonut' },
  ])
})
