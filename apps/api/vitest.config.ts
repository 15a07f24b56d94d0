import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that start, stop and kill processes, on engines that they choose. */
export const DRILLS = ['{src,test}/**/*.drill.test.ts']

/** Tests with thousands of requests or long waits. */
export const SLOW_TESTS = ['{src,test}/**/*.slow.test.ts']

/** Tests that need a PostgreSQL server, whatever the engine of the run. */
export const POSTGRES_TESTS = ['src/db/engine/postgres/**/*.test.ts', 'src/**/*.postgres.test.ts']

/** All tests on SQLite except the slow ones. */
export default defineConfig({
  test: {
    include: ['{src,test}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...DRILLS, ...SLOW_TESTS, ...POSTGRES_TESTS],
    setupFiles: ['test/reuse.setup.ts'],
    globalSetup: ['test/migrated.setup.ts', 'test/postgres.setup.ts', 'test/program.setup.ts'],
    // Tests wait for servers that they start, stop and silence: one worker per core would leave a fifth of the machine
    // idle. More workers would need more PostgreSQL connections.
    maxWorkers: Math.min(Math.ceil(availableParallelism() * 1.5), 12),
    // The app is imported once for each worker: importing it for each file took as long as the tests.
    isolate: false,
    // Only ends a test that hangs: every result comes eventually, however slow the machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
