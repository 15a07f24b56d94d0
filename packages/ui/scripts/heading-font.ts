// cspell:ignore àçèéêî ôàâçèéêëîïôùûüœ
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const source = dirname(require.resolve('@fontsource-variable/bricolage-grotesque/package.json'))
const target = join(import.meta.dirname, '../src/fonts')

/** The characters of English and French headings and figures; any other falls back to the system font. */
const characters = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  'ÀÇÈÉÊÎÔàâçèéêëîïôùûüœ',
  ' \u00a0.,:;!?&\'"()-/+%$@#*–—’“”…·',
].join('')

/** One weight for all headings and figures: the variable axis would nearly double the file. */
const WEIGHT = 700

const font = await readFile(join(source, 'files/bricolage-grotesque-latin-wght-normal.woff2'))
const subset = await subsetFont(font, characters, {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHT },
  keepFeatures: ['kern'],
  noHinting: true,
})

await writeFile(join(target, 'bricolage-grotesque.woff2'), subset)
await copyFile(join(source, 'LICENSE'), join(target, 'bricolage-grotesque.OFL.txt'))
process.stdout.write(`bricolage-grotesque.woff2: ${subset.byteLength} bytes\n`)
