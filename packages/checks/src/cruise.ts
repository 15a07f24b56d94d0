import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './workspace.ts'

/** The import rules. */
export const RULES = join(ROOT, '.dependency-cruiser.cjs')

const BIN = join(import.meta.dirname, '../node_modules/dependency-cruiser/bin')

/** Runs one of dependency-cruiser's programs and returns its output. Its exit code is the number of violations. */
function run(program: string, options: readonly string[], { cwd, input }: { cwd?: string; input?: string }) {
  const { stdout, error } = spawnSync(process.execPath, [join(BIN, program), ...options], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(cwd !== undefined && { cwd }),
    ...(input !== undefined && { input }),
  })
  if (error) throw error
  return stdout
}

/** A module and what it imports, as paths from the root. */
export interface CruisedModule {
  readonly source: string
  readonly dependencies: readonly { readonly resolved: string }[]
}

/** The result of dependency-cruiser. */
export interface Cruise {
  readonly modules: readonly CruisedModule[]
  readonly summary: {
    readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[]
  }
}

/** Reads the imports of all modules in a folder's `apps`, `packages` and `benchmarks`, and checks them against the rules. */
export function cruise(folder: string): Cruise {
  const options = ['--config', RULES, '--output-type', 'json', 'apps', 'packages', 'benchmarks']
  const output = run('dependency-cruiser.mjs', options, { cwd: folder })
  if (output === '') throw new Error('dependency-cruiser found nothing to say')
  return JSON.parse(output) as Cruise
}

/** The readable report of a cruise. */
export const formatCruise = (found: Cruise): string =>
  run('depcruise-fmt.mjs', ['--output-type', 'err', '-'], { input: JSON.stringify(found) })
