import { expect, test } from 'vitest'
import { packStyles, unpackStyles } from './packed-styles.ts'

const SHEET =
  '.a{color:red}/*!sc*/\n@media (min-width:1px){.a{color:blue}}/*!sc*/\n' +
  'data-styled.g1[id="sc-c0jmem-0"]{content:"a,b,"}/*!sc*/\n' +
  ':root{--x:1}/*!sc*/\n' +
  'data-styled.g7[id="sc-global-ic"]{content:"sc-global-ic1,"}/*!sc*/\n'

test('a packed style sheet is plain CSS and lighter', () => {
  const packed = packStyles(SHEET)
  expect(packed).toBe(
    '.a{color:red}\n@media (min-width:1px){.a{color:blue}}\n/*c0jmem-0 a,b,*/\n:root{--x:1}\n/*global-ic sc-global-ic1,*/\n',
  )
  expect(packed.length).toBeLessThan(SHEET.length * 0.7)
})

test('what is unpacked is what was packed, its groups numbered in their order', () => {
  expect(unpackStyles(packStyles(SHEET))).toBe(SHEET.replace('.g7[', '.g2['))
})
