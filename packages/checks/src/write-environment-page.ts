import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environmentPage } from './environment-page.ts'
import { ROOT } from './workspace.ts'

const PAGE = join(ROOT, 'docs/environment.md')
writeFileSync(PAGE, environmentPage())
execFileSync(process.execPath, [join(ROOT, 'node_modules/prettier/bin/prettier.cjs'), '--write', PAGE], {
  stdio: 'inherit',
})
