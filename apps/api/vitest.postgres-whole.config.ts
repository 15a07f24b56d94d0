import { configDefaults, defineConfig } from 'vitest/config'
import config, { DRILLS } from './vitest.config.ts'
import postgres, { SQLITE_TESTS } from './vitest.postgres.config.ts'

/** All tests on PostgreSQL except those that choose their engine. */
export default defineConfig({
  test: {
    ...postgres.test,
    include: config.test?.include ?? [],
    exclude: [...configDefaults.exclude, ...DRILLS, ...SQLITE_TESTS, 'src/backup/**'],
  },
})
