import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/migrated.setup.ts', 'test/postgres.setup.ts', 'test/program.setup.ts'],
    // By itself vitest leaves a core idle, which is half of a small machine.
    maxWorkers: '100%',
    // The app is imported once for each worker: importing it for each file took as long as the tests.
    isolate: false,
    // What is awaited has to come, however slow the machine: these only end a test that hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
