import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const styledComponents = dirname(createRequire(import.meta.url).resolve('styled-components'))

// Long enough for any slow machine: they only end tests that hang.
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

const shared = {
  plugins: [react()],
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
  resolve: { dedupe: ['react', 'react-dom', 'styled-components', 'react-redux', 'react-router-dom'] },
}

const BROWSER_TESTS = ['src/**/*.test.{ts,tsx}']
const SERVER_TESTS = ['server/**/*.test.ts', 'src/**/*.server.test.{ts,tsx}']

/** Tests that replace a module, which all files of a worker share. */
const mockingTests = globSync(BROWSER_TESTS, { cwd: import.meta.dirname, exclude: SERVER_TESTS }).filter(
  (file) => /vi\.(do)?[mM]ock\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
)

/** Tests of module loading, which would find modules loaded by other files of their worker. */
const MODULE_LOADING_TESTS = ['src/api/endpoint-names.server.test.ts']

const browser = {
  ...shared,
  // Node would take the server's build, which puts no global styles into a document.
  resolve: {
    ...shared.resolve,
    alias: { 'styled-components': join(styledComponents, 'styled-components.browser.esm.js') },
  },
}

const browserTests = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://portal.test/' } },
  setupFiles: ['test/setup.ts'],
  // Rules go in one by one; written as text, jsdom would parse the whole sheet again for each.
  env: { SC_DISABLE_SPEEDY: 'false' },
  restoreMocks: true,
  unstubGlobals: true,
  ...timeouts,
}

const serverTests = {
  environment: 'node',
  setupFiles: ['test/setup-server.ts'],
  server: { deps: { inline: ['styled-components'] } },
  restoreMocks: true,
  ...timeouts,
}

export default defineConfig({
  test: {
    // Some tests wait: one worker a core would leave a fifth of the machine idle.
    maxWorkers: 3,
    projects: [
      {
        ...browser,
        test: {
          ...browserTests,
          name: 'browser',
          include: BROWSER_TESTS,
          exclude: [...mockingTests, ...SERVER_TESTS],
          // The screens are loaded once for each worker: loading them for each file took longer than the tests.
          isolate: false,
        },
      },
      {
        ...browser,
        test: { ...browserTests, name: 'browser, alone', include: mockingTests },
      },
      {
        ...shared,
        test: {
          ...serverTests,
          name: 'server',
          include: SERVER_TESTS,
          exclude: MODULE_LOADING_TESTS,
          isolate: false,
        },
      },
      { ...shared, test: { ...serverTests, name: 'server, alone', include: MODULE_LOADING_TESTS } },
    ],
  },
})
