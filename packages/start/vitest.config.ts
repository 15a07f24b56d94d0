import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Each test starts processes, which is slow on a busy machine.
    testTimeout: 60_000,
  },
})
