import { defineConfig, mergeConfig } from 'vitest/config'
import { findStoreTests } from './test/store-tests.ts'
import config from './vitest.config.ts'

/** Tests that open a database, once more on PostgreSQL; those of an engine and of backups have theirs whatever the run is for. */
export default mergeConfig(
  { ...config, test: { ...config.test, include: [] } },
  defineConfig({
    test: {
      include: findStoreTests(),
      exclude: ['src/db/engine/**', 'src/backup/**'],
      env: { TEST_ENGINE: 'postgres' },
    },
  }),
)
