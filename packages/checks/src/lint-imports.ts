import { cruise, formatCruise } from './cruise.ts'
import { findFeatureCycles, formatFeatureCycle } from './feature-cycles.ts'
import { ROOT, listWorkspaceFiles } from './workspace.ts'

/** Checks every module of the workspace against the import rules; a module that the rules don't cover fails, too. */

/** Folders whose features never import each other in a circle. */
const FEATURE_FOLDERS = ['apps/api/src/features', 'apps/web/src/features']

const found = cruise(ROOT)
console.log(formatCruise(found))

const seen = new Set(found.modules.map(({ source }) => source))
const modules = listWorkspaceFiles('apps', 'packages', 'benchmarks').filter((file) =>
  /(?<!\.d)\.tsx?$/.test(file),
)
if (modules.length === 0) throw new Error('The workspace has no modules')
const unseen = modules.filter((file) => !seen.has(file))
for (const file of unseen) console.error(`The import rules do not see ${file}`)

const cycles = FEATURE_FOLDERS.flatMap((folder) => findFeatureCycles(found.modules, folder))
for (const cycle of cycles) console.error(formatFeatureCycle(cycle))

process.exitCode = found.summary.violations.length + unseen.length + cycles.length === 0 ? 0 : 1
