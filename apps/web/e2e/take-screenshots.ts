import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Runs the main job with screenshots and puts them where the README shows them. */
const { status } = spawnSync(
  'pnpm',
  ['exec', 'vitest', 'run', '--config', 'e2e/vitest.config.ts', 'main-job'],
  {
    stdio: 'inherit',
    env: { ...process.env, SCREENSHOTS: join(import.meta.dirname, 'screenshots') },
  },
)
process.exitCode = status ?? 1
