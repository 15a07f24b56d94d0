import { defineConfig } from 'vitest/config'

// Cruising every module takes seconds, and several times as long on a busy machine.
export default defineConfig({ test: { testTimeout: 60_000 } })
