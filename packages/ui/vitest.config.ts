import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const styledComponents = dirname(createRequire(import.meta.url).resolve('styled-components'))

// What is awaited has to come, however slow the machine: these only end a test that hangs.
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

const source = {
  plugins: [react()],
  oxc: { plugins: { styledComponents: { ssr: true, minify: true, displayName: false, fileName: false } } },
}

export default defineConfig({
  test: {
    // By itself vitest leaves a core idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        ...source,
        // Node would take the server's build, which puts no global styles into a document.
        resolve: {
          alias: { 'styled-components': join(styledComponents, 'styled-components.browser.esm.js') },
        },
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.server.test.tsx'],
          setupFiles: ['./test/setup.ts'],
          restoreMocks: true,
          ...patience,
        },
      },
      {
        ...source,
        test: {
          name: 'server',
          environment: 'node',
          include: ['src/**/*.server.test.tsx'],
          ...patience,
        },
      },
    ],
  },
})
