import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './workspace.ts'

/** The import rules. */
export const RULES = join(ROOT, '.dependency-cruiser.cjs')

const BIN = join(import.meta.dirname, '../node_modules/dependency-cruiser/bin')
const OPTIONS = { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 } as const

/** What dependency-cruiser found. */
export interface Cruise {
  readonly modules: readonly { readonly source: string }[]
  readonly summary: {
    readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[]
  }
}

/** Reads the imports of all modules in a folder's `apps` and `packages`, and holds them against the rules. */
export function cruise(folder: string): Cruise {
  const { stdout } = spawnSync(
    process.execPath,
    [join(BIN, 'dependency-cruiser.mjs'), '--config', RULES, '--output-type', 'json', 'apps', 'packages'],
    { ...OPTIONS, cwd: folder },
  )
  return JSON.parse(stdout) as Cruise
}

/** What a cruise says to people. */
export function formatCruise(found: Cruise): string {
  const { stdout } = spawnSync(
    process.execPath,
    [join(BIN, 'depcruise-fmt.mjs'), '--output-type', 'err', '-'],
    {
      ...OPTIONS,
      input: JSON.stringify(found),
    },
  )
  return stdout
}
