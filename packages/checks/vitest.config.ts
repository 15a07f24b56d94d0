import { defineConfig } from 'vitest/config'

// What reads the whole workspace takes seconds, and several times as long on a busy machine. By itself vitest leaves a core idle.
export default defineConfig({ test: { testTimeout: 60_000, maxWorkers: '100%', isolate: false } })
