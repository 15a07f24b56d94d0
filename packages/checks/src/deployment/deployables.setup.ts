import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { APPS } from './deployable.ts'

/** Makes the folders of both apps, as an operator does; prints what they weigh. */
export function setup(): void {
  for (const app of APPS) {
    execFileSync(process.execPath, [join(import.meta.dirname, 'make-deployable.ts'), app], {
      stdio: 'inherit',
    })
  }
}
