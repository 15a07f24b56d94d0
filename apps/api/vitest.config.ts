import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
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
