import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['e2e/**/*.{e2e,budget}.ts'],
    globalSetup: ['e2e/portal.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // The portal's pages and the browser are loaded once for each worker.
    isolate: false,
    // Each of them has a portal of its own.
    maxWorkers: 3,
  },
})
