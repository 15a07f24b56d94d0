import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // What reads the whole workspace takes seconds, and several times as long on a busy machine.
    testTimeout: 60_000,
    // By itself vitest leaves a core idle, which is half of a small machine.
    maxWorkers: '100%',
    // TypeScript is loaded once for each worker.
    isolate: false,
  },
})
