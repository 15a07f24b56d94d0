import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { APPS } from './deployable.ts'

/** Creates the deployable folders of both apps, as an operator does, and prints their sizes. */
export function setup(): void {
  for (const app of APPS) {
    execFileSync(process.execPath, [join(import.meta.dirname, 'create-deployable.ts'), app], {
      stdio: 'inherit',
    })
  }
}
