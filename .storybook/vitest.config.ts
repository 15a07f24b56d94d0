// cspell:ignore maglev
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium } from '../packages/checks/src/chromium.ts'

/** The machine's Chromium; without one Playwright's own browser is used. */
const executablePath = findChromium()

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  // If vite discovers a dependency while a story runs, it reloads the page and the story fails.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-redux',
      'react-router-dom',
      'styled-components',
      '@reduxjs/toolkit',
      '@reduxjs/toolkit/query/react',
      'msw',
      'msw/browser',
      'msw-storybook-addon/csf3',
      'axe-core',
      'embla-carousel-react',
      'radix-ui',
      'storybook/test',
    ],
  },
  test: {
    name: 'stories',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default vitest leaves a core idle, which is half of a small machine.
    maxWorkers: '100%',
    // Loads the kit and the screens once per browser page instead of once per story file.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath !== undefined && { executablePath }),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-dev-shm-usage',
            // A story file runs for only seconds, so optimising its scripts costs more than it saves.
            '--js-flags=--no-opt --no-maglev',
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
