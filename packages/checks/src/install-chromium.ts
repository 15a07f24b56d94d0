import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.ts'

const PACKAGES = ['chromium', 'fonts-dejavu-core']
const ADVICE = `The tests need Chromium: install it (Debian, Ubuntu: apt-get install ${PACKAGES.join(' ')}) or set CHROMIUM to its path.`

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
    apt('install', '-y', '--no-install-recommends', ...PACKAGES) &&
    findChromium() !== undefined
  )
}

if (!ensureChromium()) {
  console.error(ADVICE)
  process.exitCode = 1
}
