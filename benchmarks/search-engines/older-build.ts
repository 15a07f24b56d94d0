import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OnEnd } from '@portal/api/test/file-end.ts'

/** An older build of the API, and its listings. */
export interface OlderBuild {
  readonly main: string
  /** A newer build brings a folder to its own version, so that the older one has to make it, and keeps it for itself. */
  readonly dataDir: string
}

/** Has the bench of an older build, whose `main.js` lies in its checkout, make as many listings. */
export function makeByOlderBuild(main: string, size: number, onEnd: OnEnd): OlderBuild {
  const folder = mkdtempSync(join(tmpdir(), 'portal-older-build-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  // Whatever it measures, it makes its data first.
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
