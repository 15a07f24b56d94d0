import { defineConfig } from 'vitest/config'

// The whole geography is read and walked, which takes seconds on a busy machine.
export default defineConfig({ test: { testTimeout: 30_000 } })
