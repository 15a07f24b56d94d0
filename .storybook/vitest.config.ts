// cspell:ignore maglev
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium } from '../packages/checks/src/chromium.ts'

/** The machine's Chromium; without one Playwright's own browser serves. */
const executablePath = findChromium()

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  // A dependency that vite meets only while a story runs makes it reload the page and the story fail.
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
    // By itself vitest leaves a core idle, which is half of a small machine.
    maxWorkers: '100%',
    // The kit and the screens are loaded once for each page of the browser, and not for each file of stories.
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
            // Each file of stories is a page for seconds: optimizing its scripts takes more time than it saves.
            '--js-flags=--no-opt --no-maglev',
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
