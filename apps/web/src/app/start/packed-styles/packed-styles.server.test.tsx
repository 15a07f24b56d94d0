import { expect, test } from 'vitest'
import { makeComponents, styledPage } from '#test/styled-page.tsx'
import { packStyles, unpackStyles } from './packed-styles.ts'

const SEMICOLONS = /;(?=\})/g

test('the sheet that styled-components renders has the markers that packing looks for, and is unpacked as it was', () => {
  const { html, styles } = styledPage(makeComponents())
  expect(styles).toContain('data-styled.g')

  const packed = packStyles(styles, html)
  expect(packed).not.toContain('data-styled.g')
  expect(packed).not.toContain('/*!sc*/')

  const firstClassOf = (name: string): string =>
    [...html.matchAll(/ class="([^"]*)"/g)]
      .map(([, names = '']) => names.split(' '))
      .find((names) => names.includes(name))?.[0] ?? ''
  const sheet = /^<style[^>]*>(.*)<\/style>$/s.exec(packed)?.[1] ?? ''
  const original = /^<style[^>]*>(.*)<\/style>$/s.exec(styles)?.[1] ?? ''
  const withoutGroups = (css: string) =>
    css.replaceAll(/data-styled\.g\d+/g, 'data-styled.g').replaceAll(SEMICOLONS, '')
  expect(withoutGroups(unpackStyles(sheet, firstClassOf))).toBe(withoutGroups(original))
})
