import { expect, test } from 'vitest'
import { listTypeScriptTexts } from './typescript-texts.ts'

const FILE = 'apps/web/src/planted.tsx'
const readTexts = (source: string) => listTypeScriptTexts([FILE], { [FILE]: source }).map(({ text }) => text)

const IN_VIEW: [what: string, source: string, texts: string[]][] = [
  ['text over lines', 'const a = <p>\n  One line\n  and the next\n</p>', ['One line and the next']],
  ['text with values', 'const a = <p>\n  {count} events{" "}\n  to come\n</p>', ['… events to come']],
  ['text with an element', 'const a = <p>See <a href="/x">what comes</a> next</p>', ['See what comes next']],
  ['a choice of texts', "const a = <p>{isOpen ? 'Show less' : 'Show more'}</p>", ['Show less', 'Show more']],
  ['an entity', 'const a = <b>Jobs &amp; Tenders</b>', ['Jobs & Tenders']],
  ['attributes', 'const a = <Field label="Name" aria-label={`Edit ${name}`} />', ['Name', 'Edit …']],
  ['properties', "const a = { title: 'jobs', status: 'Live' }", ['jobs', 'Live']],
  ['strings put together', "const a = `Ask ${who}` + ' before you ' + 'buy'", ['Ask … before you buy']],
  ['messages of a schema', "v.minLength(2, 'Please enter a name')", ['Please enter a name']],
  ['refusals', "throw new Problem('not-found', 'Business not found')", ['Business not found']],
]

test.each(IN_VIEW)('%s: seen', (_what, source, texts) => {
  expect(readTexts(source)).toEqual(texts)
})

const OUT_OF_VIEW: [what: string, source: string][] = [
  ['imports', "import { a } from 'some module'"],
  ['types', "type A = 'one of these' | 'one of those'"],
  [
    'names of styles, addresses, drawings',
    '<a className="button wide" href="/a b" id="Main"><path d="M0 1 Lab 2" /></a>',
  ],
  ['styles and queries', 'const a = [css`color: deep red`, sql`select all of it`]'],
  ['code', "key === 'Enter' && db.selectFrom('a as b').orderBy('a.name desc')"],
  ['keys', "const a = { 'Content Type': 1 }"],
  ['errors for engineers', "throw new Error('this branch is never reached')"],
]

test.each(OUT_OF_VIEW)('%s: not seen', (_what, source) => {
  expect(readTexts(source)).toEqual([])
})

test('a text has its file and its first line', () => {
  expect(listTypeScriptTexts([FILE], { [FILE]: '\n\nconst a = <p>\n  Read me\n</p>' })).toEqual([
    { file: FILE, line: 3, text: 'Read me' },
  ])
})
