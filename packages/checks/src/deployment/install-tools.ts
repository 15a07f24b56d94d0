import { spawnSync } from 'node:child_process'

/** The programs that the tests of deployment need, by Debian package. */
const TOOLS: Readonly<Record<string, string>> = {
  strip: 'binutils',
  mmdebstrap: 'mmdebstrap',
  buildah: 'buildah',
  nginx: 'nginx-light',
  caddy: 'caddy',
  'docker-compose': 'docker-compose',
  openssl: 'openssl',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  'systemd-analyze': 'systemd',
}

const isThere = (program: string): boolean =>
  spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin:/sbin command -v ${program}`]).status === 0

const listMissing = (): string[] =>
  Object.keys(TOOLS)
    .filter((program) => !isThere(program))
    .map((program) => TOOLS[program] ?? program)

const runApt = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

const mayInstall = (): boolean => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

const missing = listMissing()
if (missing.length > 0 && mayInstall()) {
  void (runApt('update') && runApt('install', '-y', '--no-install-recommends', ...missing))
}
const stillMissing = listMissing()
if (stillMissing.length > 0 || process.getuid?.() !== 0) {
  console.error(
    `The tests of deployment run as root on Debian, with these packages: ${Object.values(TOOLS).join(' ')}`,
  )
  process.exitCode = 1
}
