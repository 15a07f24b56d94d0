import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { values } from '../tokens/values.ts'
import { createHeadingFontFaces } from './heading-font.ts'

const file = (name: string) => join(import.meta.dirname, name)

test('the heading font fits into the initial congestion window, and its licence is beside it', async () => {
  expect((await stat(file('bricolage-grotesque.woff2'))).size).toBeLessThanOrEqual(13_000)
  expect(await readFile(file('bricolage-grotesque.OFL.txt'), 'utf8')).toContain('SIL Open Font License')
})

test('the font face never delays text and uses the given URL', () => {
  const css = createHeadingFontFaces('/assets/heading.woff2')
  expect(css).toContain('font-display:optional')
  expect(css).toContain('url("/assets/heading.woff2")')
})

test('every fallback family of the heading font is declared, with its metrics', () => {
  const css = createHeadingFontFaces('/assets/heading.woff2')
  const families = values.font.display.split(', ').slice(1, -1)
  expect(families).toHaveLength(3)
  for (const family of families) {
    const face = css.split('@font-face').find((one) => one.includes(`font-family:${family};`))
    expect(face).toMatch(/local\('.+ Bold'\).*size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override/)
  }
})
