import { cruise, formatCruise } from './cruise.ts'
import { ROOT, workspaceFiles } from './workspace.ts'

/** Holds every module of the workspace against the import rules; one that the rules don't see is a fault, too. */

const found = cruise(ROOT)
console.log(formatCruise(found))

const seen = new Set(found.modules.map(({ source }) => source))
const modules = workspaceFiles('apps', 'packages', 'benchmarks').filter((file) =>
  /(?<!\.d)\.tsx?$/.test(file),
)
if (modules.length === 0) throw new Error('The workspace has no modules')
const unseen = modules.filter((file) => !seen.has(file))
for (const file of unseen) console.error(`The import rules do not see ${file}`)

process.exitCode = found.summary.violations.length + unseen.length === 0 ? 0 : 1
