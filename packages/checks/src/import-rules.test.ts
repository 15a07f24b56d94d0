import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import folderRules from '../folder-rules.cjs'
import { cruise, RULES } from './cruise.ts'
import { ROOT } from './workspace.ts'

const { forbidden } = createRequire(import.meta.url)(RULES) as { forbidden: { name: string }[] }

describe('finds a planted violation', () => {
  const root = mkdtempSync(join(tmpdir(), 'portal-rules-'))
  const plant = (file: string, ...imports: string[]) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    const lines = imports.map(
      (target, i) => `import { a as a${i} } from '${target}'\nexport const b${i} = a${i}`,
    )
    writeFileSync(join(root, file), [...lines, 'export const a = 1', ''].join('\n'))
  }
  const planted: Record<string, () => void> = {
    resolves: () => plant('packages/domain/src/nowhere.ts', './not-there.ts'),
    'kysely-in-repositories': () => plant('apps/api/src/features/events/events.view.ts', 'kysely'),
    'no-cycles': () => {
      plant('packages/domain/src/x/one.ts', './two.ts')
      plant('packages/domain/src/x/two.ts', './one.ts')
    },
    'reference-data-alone': () => plant('packages/reference-data/src/table.ts', '../../domain/src/rule.ts'),
    'domain-pure': () => plant('packages/domain/src/io.ts', 'node:fs'),
    'ui-knows-no-business': () => plant('packages/ui/src/Card.tsx', '../../domain/src/rule.ts'),
    server: () => plant('packages/server/src/limits.ts', '../../domain/src/rule.ts'),
    'apps-apart': () => plant('apps/web/src/shared/far.ts', '../../../api/src/app.ts'),
    'packages-below-apps': () => plant('packages/domain/src/up.ts', '../../../apps/api/src/app.ts'),
    'benchmarks-above-all': () => plant('apps/api/test/measured.ts', '../../../benchmarks/api/bench.ts'),
    'no-test-code-in-product': () => plant('apps/api/src/tested.ts', '../test/new-app.ts'),
    'api-feature-door': () =>
      plant('apps/api/src/features/news/news.service.ts', '../events/events.repository.ts'),
    'api-business-features': () =>
      plant('apps/api/src/features/reviews/reviews.view.ts', '../businesses/profile/profile.repository.ts'),
    'web-feature-door': () => plant('apps/web/src/features/news/page.tsx', '../events/page.tsx'),
    'api-repository-below-http': () =>
      plant('apps/api/src/features/events/events.repository.ts', '../../http/routes/route.ts'),
    'api-service-below-http': () =>
      plant('apps/api/src/features/events/events.service.ts', '../../http/routes/route.ts'),
    'api-engine-door': () =>
      plant('apps/api/src/features/events/text.repository.ts', '../../db/engine/sqlite/open.ts'),
    'api-engines-apart': () => plant('apps/api/src/db/engine/postgres/dialect.ts', '../sqlite/open.ts'),
    'api-migrations-alone': () =>
      plant('apps/api/src/db/engine/sqlite/migrations/999-next.ts', '../../rows.ts'),
    'api-baselines-alone': () =>
      plant('apps/api/src/db/engine/postgres/migrations/baseline/next.ts', '../../../rows.ts'),
    'api-demo-on-demand': () => plant('apps/api/src/main.ts', './demo/seed.ts'),
  }
  // Each subfolder imports another one that it must not.
  for (const { name, base, folders: table } of folderRules) {
    for (const [folder, others] of Object.entries(table)) {
      const stray = Object.keys(table).find((other) => other !== folder && !others.includes(other))
      planted[`${name}-${folder.replace('/', '-')}`] = () => {
        plant(`${base}/${stray}/neighbour.ts`)
        plant(`${base}/${folder}/stray.ts`, `${'../'.repeat(folder.split('/').length)}${stray}/neighbour.ts`)
      }
    }
  }
  const ENGINE_PACKAGES = ['better-sqlite3', 'pg', 'pg-copy-streams']
  const fileWith = (engine: string): string => `apps/api/src/process/${engine}.ts`
  let violations: { rule: string; from: string }[] = []

  beforeAll(() => {
    for (const file of ['packages/domain/src/rule.ts', 'apps/api/src/app.ts', 'apps/api/test/new-app.ts'])
      plant(file)
    plant('benchmarks/api/bench.ts')
    for (const file of [
      'http/routes/route.ts',
      'demo/seed.ts',
      'db/engine/rows.ts',
      'db/engine/sqlite/open.ts',
    ])
      plant(`apps/api/src/${file}`)
    plant('apps/api/src/features/businesses/profile/profile.repository.ts')
    for (const file of ['apps/web/src/app/shell.tsx', 'apps/web/src/features/events/page.tsx']) plant(file)
    symlinkSync(join(ROOT, 'apps/api/node_modules'), join(root, 'apps/api/node_modules'))
    for (const plantViolation of Object.values(planted)) plantViolation()
    for (const engine of ENGINE_PACKAGES) plant(fileWith(engine), engine)
    execFileSync('git', ['init', '-q'], { cwd: root })
    violations = cruise(root).summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }))
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  test('of each rule', () => {
    expect(Object.keys(planted).toSorted()).toEqual(forbidden.map(({ name }) => name).toSorted())
  })

  test.each(Object.keys(planted))('%s', (rule) => {
    expect(violations.map((one) => one.rule)).toContain(rule)
  })

  test.each(ENGINE_PACKAGES)('api-engine-door, for %s', (engine) => {
    expect(violations).toContainEqual({ rule: 'api-engine-door', from: fileWith(engine) })
  })
})
