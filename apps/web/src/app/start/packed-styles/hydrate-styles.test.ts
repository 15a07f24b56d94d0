import { expect, test } from 'vitest'

const PACKED = '.a{color:red}\n/**/\n'

test('styled-components finds the unpacked styles in an inert element, and the served element stays as it was', async () => {
  document.head.innerHTML = `<style data-styled="true" data-styled-version="6">${PACKED}</style><link rel="icon">`
  document.body.innerHTML = '<p class="sc-a-0 a"></p>'
  const served = document.querySelector('style')
  const { removeServedStyles } = await import('./hydrate-styles.ts')

  const found = document.querySelectorAll('style[data-styled][data-styled-version="6"]')
  expect([...found].map(({ textContent }) => textContent)).toEqual([
    '.a{color:red}/*!sc*/\ndata-styled.g1[id="sc-a-0"]{content:"a,"}/*!sc*/\n',
  ])
  expect(found[0]).not.toBeInstanceOf(HTMLStyleElement)
  expect(found[0]?.previousSibling).toBe(served)
  expect(served?.textContent).toBe(PACKED)

  removeServedStyles()
  expect(served?.isConnected).toBe(false)
})
