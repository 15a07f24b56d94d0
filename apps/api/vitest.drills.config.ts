import { configDefaults, defineConfig } from 'vitest/config'
import config, { DRILLS, SLOW_TESTS } from './vitest.config.ts'

/** Drills, and slow tests on SQLite. */
export default defineConfig({
  test: { ...config.test, include: [...DRILLS, ...SLOW_TESTS], exclude: configDefaults.exclude },
})
