import { defineConfig } from 'vitest/config'

export default defineConfig(({ mode }) => ({
  test: {
    // Of the cases in `*.both.ts` the full run takes all, and the other one the first.
    include: mode === 'full' ? ['e2e/**/*.{full,both}.ts'] : ['e2e/**/*.{e2e,both,budget}.ts'],
    globalSetup: ['e2e/portal.setup.ts'],
    // What is awaited has to come, however slow the machine: these only end a test that hangs.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // The portal's pages and the browser are loaded once for each worker.
    isolate: false,
    // Each of them has a portal of its own.
    maxWorkers: 3,
  },
}))
