import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderEnvironmentPage } from './environment-page.ts'
import { ROOT } from './workspace.ts'

const PAGE = join(ROOT, 'docs/environment.md')
writeFileSync(PAGE, renderEnvironmentPage())
execFileSync(process.execPath, [join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), PAGE], {
  cwd: ROOT,
  stdio: 'inherit',
})
