import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { headingFontFace } from './heading-font.ts'

const file = (name: string) => join(import.meta.dirname, name)

test('the heading font fits into the first flight of packets of a connection, and its licence is beside it', async () => {
  expect((await stat(file('bricolage-grotesque.woff2'))).size).toBeLessThanOrEqual(13_000)
  expect(await readFile(file('bricolage-grotesque.OFL.txt'), 'utf8')).toContain('SIL Open Font License')
})

test('the font face never delays text and uses the given URL', () => {
  const css = headingFontFace('/assets/heading.woff2')
  expect(css).toContain('font-display:optional')
  expect(css).toContain('url("/assets/heading.woff2")')
})
