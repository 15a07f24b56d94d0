import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const styledComponents = dirname(createRequire(import.meta.url).resolve('styled-components'))

// Generous, for slow machines: these timeouts only end tests that hang.
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

const source = {
  plugins: [react()],
  oxc: { plugins: { styledComponents: { ssr: true, minify: true, displayName: false, fileName: false } } },
}

const BROWSER_TESTS = ['src/**/*.test.{ts,tsx}']
const SERVER_TESTS = ['src/**/*.server.test.tsx']

/** Tests that replace what all files of a worker share: a module, or the clock, by which the window's frames go. */
const replacingTests = globSync(BROWSER_TESTS, { cwd: import.meta.dirname, exclude: SERVER_TESTS }).filter(
  (file) => /vi\.(?:mock|useFakeTimers)\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
)

const browser = {
  ...source,
  // Node would take the server's build, which puts no global styles into a document.
  resolve: {
    alias: { 'styled-components': join(styledComponents, 'styled-components.browser.esm.js') },
  },
}

const browserTests = {
  environment: 'jsdom',
  setupFiles: ['./test/setup.ts'],
  restoreMocks: true,
  ...patience,
}

export default defineConfig({
  test: {
    // By itself vitest leaves a core idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        ...browser,
        test: {
          ...browserTests,
          name: 'browser',
          include: BROWSER_TESTS,
          exclude: [...replacingTests, ...SERVER_TESTS],
          // The kit is loaded once for each worker: loading it for each file took longer than the tests.
          isolate: false,
        },
      },
      { ...browser, test: { ...browserTests, name: 'browser, alone', include: replacingTests } },
      {
        ...source,
        test: {
          name: 'server',
          environment: 'node',
          include: SERVER_TESTS,
          ...patience,
        },
      },
    ],
  },
})
