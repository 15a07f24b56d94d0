import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { OnEnd } from './file-end.ts'

/** Creates a folder for one test's database. */
export function newDataDir(onEnd: OnEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-process-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
