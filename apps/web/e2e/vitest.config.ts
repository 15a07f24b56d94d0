import { defineConfig } from 'vitest/config'

export default defineConfig(({ mode }) => ({
  test: {
    // The full run takes all cases in `*.both.ts`, the other one the first.
    include: mode === 'full' ? ['e2e/**/*.{full,both}.ts'] : ['e2e/**/*.{e2e,both,budget}.ts'],
    globalSetup: ['e2e/portal.setup.ts'],
    // Long enough for any slow machine: they only end tests that hang.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // The portal's pages and the browser are loaded once for each worker.
    isolate: false,
    // Each worker has its own portal.
    maxWorkers: 3,
  },
}))
