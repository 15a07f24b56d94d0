import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SEARCH_WORDS } from '@portal/reference-data/search-words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDataDir } from './data-dir.ts'
import { failToStart, startServer } from './process.ts'
import { findProgram, INHERITED } from './program.ts'

/** Folders that are read at run time and are not in the bundle. */
const CONTENT_FOLDERS = ['content', 'demo']

const API = join(import.meta.dirname, '..')
const SESSION_SECRET = 'a secret of thirty-two characters'

/** Milliseconds, mostly for the demo's pictures. */
const SEEDING = 240_000

/** The folder of a portal that is deployed without the demo. */
const deployed = mkdtempSync(join(tmpdir(), 'portal-deployed-'))
const main = join(deployed, 'dist/main.js')
/** The text of the whole bundle. */
let bundle = ''

beforeAll(async () => {
  const { folder } = await findProgram()
  cpSync(join(folder, 'dist'), join(deployed, 'dist'), { recursive: true })
  for (const name of ['content', 'package.json'])
    cpSync(join(API, name), join(deployed, name), { recursive: true })
  symlinkSync(join(API, 'node_modules'), join(deployed, 'node_modules'))
  bundle = filesOf(join(deployed, 'dist'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
})
afterAll(() => rmSync(deployed, { recursive: true }))

/** Only texts have phrases. */
const TEXT = /\.(ya?ml|md|json|txt)$/

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

/** Two or more words in a line, in the same form in a file and in code made from it. */
const PHRASE = /[A-Za-z][A-Za-z0-9.;()-]* [A-Za-z0-9 .;()-]*[A-Za-z.]/g
/** Minimum characters of a phrase that occurs in only one text. */
const LONG = 60

/** Phrases of the search vocabulary, which the bundle contains anyway. */
const VOCABULARY = SEARCH_WORDS.flatMap(({ equal, meanings }) => [...equal, ...meanings]).join('|')

/** Returns phrases that a bundle with the file would contain in any form: its longest and all other long ones. */
function distinctivePhrases(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/^#.*/gm, '')
  const phrases = [...new Set(text.match(PHRASE))]
  return phrases
    .toSorted((a, b) => b.length - a.length)
    .filter(({ length }, rank) => rank === 0 || length >= LONG)
}

test('the bundle contains the server and the commands', () => {
  expect(bundle).toContain('Server listening at')
  expect(bundle).toContain('Published events, tenders, jobs, articles and courses')
})

test.each(CONTENT_FOLDERS)('the bundle contains no text of %s/', (folder) => {
  const phrases = filesOf(join(API, folder))
    .filter((file) => TEXT.test(file) && !file.endsWith('README.md'))
    .flatMap(distinctivePhrases)
  expect(phrases.length).toBeGreaterThan(500)
  const held = phrases.filter(
    (phrase) => bundle.includes(phrase) && !VOCABULARY.includes(phrase.toLowerCase()),
  )
  expect(held).toEqual([])
})

test('a deployed portal starts without the folder of the demo', async () => {
  const server = await startServer({ DATA_DIR: newDataDir(), SESSION_SECRET }, main)
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200)
  server.kill('SIGTERM')
  expect(await server.exitCode()).toBe(0)
})

test('a deployed portal without the demo’s folder names its path', async () => {
  const { code, said } = await failToStart({ DATA_DIR: newDataDir(), SESSION_SECRET, PORTAL_DEMO: '1' }, main)
  expect(code).toBe(1)
  expect(said).toContain(`The demo’s content is not in ${join(deployed, 'demo')}.`)
})

test(
  'the commands of a deployed portal add the demo with its pictures, once',
  async () => {
    symlinkSync(join(API, 'demo'), join(deployed, 'demo'))
    const dataDir = newDataDir()
    const env = { ...INHERITED, DATA_DIR: dataDir }
    const run = (...words: string[]) =>
      promisify(execFile)(process.execPath, [join(deployed, 'dist/cli.js'), ...words], { env })
    await run('migrate')
    expect((await run('seed', 'demo')).stdout).toBe('The demo data is in\n')
    const stored = readdirSync(dataDir, { recursive: true }).map(String)
    const ofSize = (end: string) => stored.filter((path) => path.endsWith(end)).length
    expect(ofSize('-1600.webp')).toBeGreaterThan(90)
    // The others are created on demand, except for a picture of an article, which is stored whole.
    expect(ofSize('-400.webp')).toBeLessThan(5)
    const isOpenToOthers = (path: string) => (statSync(join(dataDir, path)).mode & 0o077) !== 0
    expect(stored.filter(isOpenToOthers)).toEqual([])
    expect((await run('seed', 'demo')).stdout).toMatch(/nothing was added/)
  },
  SEEDING,
)
