import { existsSync } from 'node:fs'

/** Path of Chromium: `CHROMIUM`, the system's, or Playwright's. */
export const executablePath = (): string | undefined =>
  process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path))
