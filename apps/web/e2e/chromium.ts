import { existsSync } from 'node:fs'

/** The one without a window first: each page opens in half the time. */
const PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser']

/** Path of Chromium: `CHROMIUM`, the system's, or Playwright's. */
export const executablePath = (): string | undefined =>
  process.env.CHROMIUM ?? PATHS.find((path) => existsSync(path))
