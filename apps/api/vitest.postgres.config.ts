import { defineConfig, mergeConfig } from 'vitest/config'
import { findStoreTests } from './test/store-tests.ts'
import config from './vitest.config.ts'

/** Tests that open a database, once more on PostgreSQL; what SQLite alone does stays with SQLite. */
export default mergeConfig(
  { ...config, test: { ...config.test, include: [] } },
  defineConfig({
    test: {
      include: findStoreTests(),
      exclude: ['src/db/engine/**', 'src/bench/**'],
      env: { TEST_ENGINE: 'postgres' },
    },
  }),
)
