import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const styledComponents = dirname(createRequire(import.meta.url).resolve('styled-components'))

export default defineConfig({
  plugins: [react()],
  // Node would take the server's build, which puts no global styles into a document.
  resolve: {
    alias: { 'styled-components': join(styledComponents, 'styled-components.browser.esm.js') },
  },
  oxc: { plugins: { styledComponents: { ssr: true, displayName: true, fileName: false } } },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./test/setup.ts'],
    restoreMocks: true,
  },
})
