import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Each test starts processes, which take their time on a busy machine.
    testTimeout: 60_000,
  },
})
