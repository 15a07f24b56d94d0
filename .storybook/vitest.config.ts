import { execFileSync } from 'node:child_process'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** Chromium on the PATH, or nothing: then Playwright's own browser serves. */
function systemChromium(): { executablePath: string } | undefined {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return { executablePath: execFileSync('which', [name], { encoding: 'utf8', stdio: 'pipe' }).trim() }
    } catch {
      continue
    }
  }
  return undefined
}

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
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...systemChromium(),
          args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
