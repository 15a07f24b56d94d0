import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { environmentPage } from './environment-page.ts'
import { ROOT } from './workspace.ts'

const PRETTIER = join(ROOT, 'node_modules/prettier/bin/prettier.cjs')
const PAGE = join(ROOT, 'docs/environment.md')

test('docs/environment.md is what the schemas of both apps make', () => {
  const formatted = execFileSync(process.execPath, [PRETTIER, '--stdin-filepath', PAGE], {
    input: environmentPage(),
    encoding: 'utf8',
  })
  expect(readFileSync(PAGE, 'utf8')).toBe(formatted)
})
