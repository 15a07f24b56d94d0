import { defineConfig } from 'vitest/config'

// Projecting all outlines takes seconds on a busy machine.
export default defineConfig({ test: { testTimeout: 30_000 } })
