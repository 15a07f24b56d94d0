import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // No test waits for time to pass: this only ends one that hangs, on a machine that is busy with others.
    testTimeout: 30_000,
  },
})
