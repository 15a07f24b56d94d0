import { existsSync } from 'node:fs'

/** `CHROMIUM`, or the machine's own, or the one that Playwright has installed. */
export const executablePath = (): string | undefined =>
  process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path))
