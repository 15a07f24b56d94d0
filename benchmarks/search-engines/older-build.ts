import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OnEnd } from '@portal/api/test/file-end.ts'

/** An older build of the API, and its listings. */
export interface OlderBuild {
  readonly main: string
  /** Created by the older build and used by it only, since a newer build would migrate it. */
  readonly dataDir: string
}

/** Runs the bench of an older build's checkout to create as many listings. */
export function createByOlderBuild(main: string, size: number, onEnd: OnEnd): OlderBuild {
  const folder = mkdtempSync(join(tmpdir(), 'portal-older-build-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  // It creates its data before any measurement.
  const minimalRun = ['--rounds', '1', '--seconds', '0.2', '--only', 'health']
  execFileSync(
    process.execPath,
    [
      join(main, '../../../../benchmarks/api/main.ts'),
      '--size',
      String(size),
      '--data',
      folder,
      ...minimalRun,
    ],
    { stdio: 'ignore' },
  )
  return { main, dataDir: join(folder, String(size), 'api') }
}
