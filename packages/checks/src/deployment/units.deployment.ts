import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../workspace.ts'
import { APPS, getDeployableFolder } from './deployable.ts'

/** The highest exposure accepted, of ten; systemd calls more than two "OK" and more than four "medium". */
const MAX_EXPOSURE = 2

const UNITS = APPS.flatMap((app) => [`portal-${app}.service`, `portal-${app}.socket`])

/** The root folder of a machine set up by `docs/operations.md`, with the system's own units. */
let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-units-'))
  const units = join(root, 'etc/systemd/system')
  for (const folder of [units, join(root, 'usr/lib/systemd')]) {
    mkdirSync(folder, { recursive: true })
  }
  cpSync('/usr/lib/systemd/system', join(root, 'usr/lib/systemd/system'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  for (const app of APPS) {
    const programs = join(root, 'opt/portal', app, 'bin')
    mkdirSync(programs, { recursive: true })
    copyFileSync(join(getDeployableFolder(app), 'bin/node'), join(programs, 'node'))
    for (const kind of ['service', 'socket']) {
      const unit = `portal-${app}.${kind}`
      copyFileSync(join(ROOT, 'apps', app, unit), join(units, unit))
    }
  }
})

afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

test('systemd accepts the units, and the programs that they start', () => {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', `--root=${root}`, ...UNITS], {
    encoding: 'utf8',
  })
  expect({ status, out: stdout + stderr }).toEqual({ status: 0, out: '' })
})

test.each(APPS)('the unit of %s leaves little of the machine exposed', (app) => {
  const rows = JSON.parse(
    execFileSync(
      'systemd-analyze',
      ['security', '--offline=true', '--json=short', join(ROOT, 'apps', app, `portal-${app}.service`)],
      { encoding: 'utf8' },
    ),
  ) as { exposure: string | null }[]
  const exposure = rows.reduce((sum, { exposure: own }) => sum + Number(own ?? 0), 0)
  console.log(`portal-${app}.service: exposure ${exposure.toFixed(1)} of 10, at most ${MAX_EXPOSURE}`)
  expect(rows.length).toBeGreaterThan(50)
  expect(exposure).toBeLessThanOrEqual(MAX_EXPOSURE)
})
