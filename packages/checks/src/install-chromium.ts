import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.ts'

/** In this order: Ubuntu has only the second. */
const BROWSERS = ['chromium-headless-shell', 'chromium']
const FONTS = 'fonts-dejavu-core'
const ADVICE = `The tests need Chromium: install it (Debian: apt-get install ${BROWSERS[0]} ${FONTS}) or set CHROMIUM to its path.`

const apt = (...args: string[]) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

const mayInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

function ensureChromium(): boolean {
  if (findChromium()) return true
  if (!mayInstall()) return false
  return (
    apt('update') &&
    BROWSERS.some((browser) => apt('install', '-y', '--no-install-recommends', browser, FONTS)) &&
    findChromium() !== undefined
  )
}

if (!ensureChromium()) {
  console.error(ADVICE)
  process.exitCode = 1
}
