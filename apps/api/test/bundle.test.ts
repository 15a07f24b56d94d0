import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { build, type Rolldown } from 'vite'

const API = join(import.meta.dirname, '..')

/** All code of the production bundle, made anew. */
let bundle = ''

beforeAll(async () => {
  const built = await build({ root: API, logLevel: 'silent', build: { write: false } })
  bundle = [built as Rolldown.RolldownOutput]
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n')
})

/** Eight words and more in a row: enough to stand nowhere else by chance. Quotes and accents end a row. */
const proseOf = (path: string): string[] =>
  readFileSync(join(API, path), 'utf8').match(/(?:[A-Za-z0-9,.;-]+ ){7,}[A-Za-z0-9]+/g) ?? []

test('the bundle is the server and the commands', () => {
  expect(bundle).toContain('Server listening at')
  expect(bundle).toContain('Published events, tenders, jobs, articles and courses')
})

test.each(['content/guides', 'content/resources'])('the bundle has no text of %s', (folder) => {
  const texts = globSync(`${folder}/**/*`, { cwd: API, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => proseOf(join(entry.parentPath, entry.name).slice(API.length + 1)))
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => bundle.includes(text))).toEqual([])
})
