import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderEnvironmentPage } from './environment-page.ts'
import { ROOT } from './workspace.ts'

const OXFMT = join(ROOT, 'node_modules/oxfmt/bin/oxfmt')
const PAGE = join(ROOT, 'docs/environment.md')

test('docs/environment.md is generated from the schemas of both apps', () => {
  const formatted = execFileSync(process.execPath, [OXFMT, '--stdin-filepath', PAGE], {
    cwd: ROOT,
    input: renderEnvironmentPage(),
    encoding: 'utf8',
  })
  expect(readFileSync(PAGE, 'utf8')).toBe(formatted)
})
