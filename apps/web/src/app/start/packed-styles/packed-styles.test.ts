import { expect, test } from 'vitest'
import { packStyles, unpackStyles } from './packed-styles.ts'

const SHEET =
  '.a{color:red}/*!sc*/\n@media (min-width:1px){.a{color:blue}}/*!sc*/\n' +
  'data-styled.g1[id="sc-c0jmem-0"]{content:"a,b,"}/*!sc*/\n' +
  '[data-x]>.own{margin:.5rem}/*!sc*/\n.own:hover{margin:0}/*!sc*/\n' +
  'data-styled.g3[id="sc-own-0"]{content:"own,"}/*!sc*/\n' +
  '.more{margin:0}/*!sc*/\n' +
  'data-styled.g4[id="sc-more-0"]{content:"more,"}/*!sc*/\n' +
  ':root{--x:1}/*!sc*/\n' +
  'data-styled.g7[id="sc-global-ic"]{content:"sc-global-ic1,"}/*!sc*/\n'

// An element of an extended component has the classes of both.
const HTML =
  '<div class="sc-c0jmem-0 a"><p class="sc-own-0 own">x</p><b class="sc-own-0 sc-more-0 more"></b></div>'

function componentOf(name: string): string {
  document.body.innerHTML = HTML
  return document.getElementsByClassName(name)[0]?.classList[0] ?? ''
}

test('a packed style sheet is shorter plain CSS, and names only what the page’s elements don’t show', () => {
  const packed = packStyles(SHEET, HTML)
  expect(packed).toBe(
    '.a{color:red}\n@media (min-width:1px){.a{color:blue}}\n/*c0jmem-0 a,b,*/\n' +
      '[data-x]>.own{margin:.5rem}\n.own:hover{margin:0}\n/**/\n' +
      '.more{margin:0}\n/*more-0 more,*/\n' +
      ':root{--x:1}\n/*global-ic sc-global-ic1,*/\n',
  )
  expect(packed.length).toBeLessThan(SHEET.length * 0.7)
})

test('redundant characters are left out of the rules', () => {
  const sheet =
    '@media (min-width: 48em){.a{margin:0 0.5rem;opacity:0.8;color:rgb(0 0 0 / 0.1);top:10.5px;}}/*!sc*/\n.a >p{transition:top calc(1s + 2s), left 1s}/*!sc*/\n'
  expect(packStyles(sheet, '')).toBe(
    '@media (min-width:48em){.a{margin:0 .5rem;opacity:.8;color:rgb(0 0 0 / .1);top:10.5px}}\n.a>p{transition:top calc(1s + 2s),left 1s}\n',
  )
})

test('unpacking gives the packed sheet back, its groups numbered in order', () => {
  const numbered = SHEET.replace('.g3[', '.g2[').replace('.g4[', '.g3[').replace('.g7[', '.g4[')
  expect(unpackStyles(packStyles(SHEET, HTML), componentOf)).toBe(numbered)
})
