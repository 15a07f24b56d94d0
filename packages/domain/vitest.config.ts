import { defineConfig } from 'vitest/config'

// Properties are tried with hundreds of values, which takes seconds on a busy machine.
export default defineConfig({ test: { testTimeout: 30_000, maxWorkers: '100%', isolate: false } })
