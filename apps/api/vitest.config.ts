import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

/** What starts, stops and kills processes, on the engines that it chooses. */
export const DRILLS = ['{src,test}/**/*.drill.test.ts']

/** What asks for thousands of answers, or waits. */
export const SLOW_TESTS = ['{src,test}/**/*.slow.test.ts']

/** What takes a server of PostgreSQL, whatever the engine of the run. */
export const POSTGRES_TESTS = ['src/db/engine/postgres/**/*.test.ts', 'src/**/*.postgres.test.ts']

/** All tests on SQLite but the slow ones. */
export default defineConfig({
  test: {
    include: ['{src,test}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...DRILLS, ...SLOW_TESTS, ...POSTGRES_TESTS],
    setupFiles: ['test/reuse.setup.ts'],
    globalSetup: ['test/migrated.setup.ts', 'test/postgres.setup.ts', 'test/program.setup.ts'],
    // Tests wait for servers that they start, stop and silence: one worker a core would leave a fifth of the machine idle. With
    // more of them, PostgreSQL would have to take more connections.
    maxWorkers: Math.min(Math.ceil(availableParallelism() * 1.5), 12),
    // The app is imported once for each worker: importing it for each file took as long as the tests.
    isolate: false,
    // What is awaited has to come, however slow the machine: these only end a test that hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
