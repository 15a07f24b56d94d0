import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { headingFontFace } from './heading-font.ts'

const file = (name: string) => join(import.meta.dirname, name)

test('the heading font stays within 22 kB, with its licence beside it', async () => {
  expect((await stat(file('bricolage-grotesque.woff2'))).size).toBeLessThanOrEqual(22_000)
  expect(await readFile(file('bricolage-grotesque.OFL.txt'), 'utf8')).toContain('SIL Open Font License')
})

test('the font face never delays text and names the file that it is given', () => {
  const css = headingFontFace('/assets/heading.woff2')
  expect(css).toContain('font-display:optional')
  expect(css).toContain('url("/assets/heading.woff2")')
})
