import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Reading the whole workspace takes seconds, and several times as long on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default vitest leaves a core idle, which is half of a small machine.
    maxWorkers: '100%',
    // Without isolation each worker loads TypeScript only once.
    isolate: false,
  },
})
