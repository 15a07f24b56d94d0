import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const styledComponents = dirname(createRequire(import.meta.url).resolve('styled-components'))

// What is awaited has to come, however slow the machine: these only end a test that hangs.
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

const shared = {
  plugins: [react()],
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
  resolve: { dedupe: ['react', 'react-dom', 'styled-components', 'react-redux', 'react-router-dom'] },
}

export default defineConfig({
  test: {
    // By itself vitest leaves a core idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        ...shared,
        // Node would take the server's build, which puts no global styles into a document.
        resolve: {
          ...shared.resolve,
          alias: { 'styled-components': join(styledComponents, 'styled-components.browser.esm.js') },
        },
        test: {
          name: 'browser',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://portal.test/' } },
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.server.test.{ts,tsx}'],
          setupFiles: ['test/setup.ts'],
          // Rules go in one by one; written as text, jsdom would parse the whole sheet again for each.
          env: { SC_DISABLE_SPEEDY: 'false' },
          restoreMocks: true,
          ...patience,
        },
      },
      {
        ...shared,
        test: {
          name: 'server',
          environment: 'node',
          include: ['{server,bench}/**/*.test.ts', 'src/**/*.server.test.{ts,tsx}'],
          setupFiles: ['test/setup-server.ts'],
          server: { deps: { inline: ['styled-components'] } },
          restoreMocks: true,
          ...patience,
        },
      },
    ],
  },
})
