import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { findChromium } from './chromium.ts'

/** The headless shell first, even if another is installed: it opens a page in half the time. Ubuntu has only the second. */
const BROWSERS = ['chromium-headless-shell', 'chromium'] as const
const FONTS = 'fonts-dejavu-core'
const ADVICE = `The tests need Chromium: install it (Debian: apt-get install ${BROWSERS[0]} ${FONTS}) or set CHROMIUM to its path.`

const runApt = (...args: string[]) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

const mayInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

function ensureChromium(): boolean {
  const found = findChromium()
  if (process.env.CHROMIUM || (found !== undefined && basename(found) === BROWSERS[0]))
    return found !== undefined
  if (mayInstall() && runApt('update')) {
    BROWSERS.some((browser) => runApt('install', '-y', '--no-install-recommends', browser, FONTS))
  }
  return findChromium() !== undefined
}

if (!ensureChromium()) {
  console.error(ADVICE)
  process.exitCode = 1
}
