import { defineConfig } from 'vitest/config'

// The import rules take seconds, and several times as long on a busy machine.
export default defineConfig({ test: { testTimeout: 60_000 } })
