import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newOperator } from '#test/cli.ts'

/** Milliseconds: the demo's pictures take most of it. */
const SLOW = 240_000

test(
  'the demo is added to an empty database with its pictures, and once',
  async () => {
    const { cli, dataDir } = newOperator()
    expect((await cli('seed', 'demo')).stdout).toBe('The demo data is in\n')
    const stored = readdirSync(dataDir, { recursive: true }).map(String)
    expect(stored.filter((path) => path.endsWith('.webp')).length).toBeGreaterThan(90)
    const isOpenToOthers = (path: string) => (statSync(join(dataDir, path)).mode & 0o077) !== 0
    expect(stored.filter(isOpenToOthers)).toEqual([])
    expect((await cli('seed', 'demo')).stdout).toMatch(/nothing was added/)
  },
  SLOW,
)
