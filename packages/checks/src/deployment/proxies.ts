import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { ROOT } from '../workspace.ts'
import { start, waitUntil, type Running } from './processes.ts'
import { PUBLIC_HOST } from './small-portal.ts'

export type ProxyName = 'nginx' | 'caddy'

/** The upstreams of a proxy: where each process listens, and the proxy's own port for the web servers. */
export interface BehindProxy {
  readonly webs: readonly { readonly port: number }[]
  readonly apis: readonly { readonly port: number }[]
  readonly innerPort: number
}

/** A running proxy with the example configuration of docs/deploy. */
export interface RunningProxy {
  readonly port: number
  readonly httpPort: number
  /** PEM, self-signed. */
  readonly certificate: string
  /** The access log so far, one JSON object per line. */
  readonly readLog: () => Record<string, unknown>[]
  readonly stop: () => Promise<void>
}

/**
 * Replaces all occurrences of each text.
 * @throws an Error if one is not found, since the example has changed
 */
function replaceAll(example: string, replacements: readonly (readonly [from: string, to: string])[]): string {
  let text = example
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`The example has no ${from}`)
    text = text.replaceAll(from, to)
  }
  return text
}

/** Creates a folder with a certificate for the public name, writable by the proxy's processes. */
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-proxy-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'tls'))
  mkdirSync(join(folder, 'cache'))
  const files = ['-keyout', join(folder, 'tls/privkey.pem'), '-out', join(folder, 'tls/fullchain.pem')]
  const names = ['-subj', `/CN=${PUBLIC_HOST}`, '-addext', `subjectAltName=DNS:${PUBLIC_HOST}`]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...files, ...names],
    {
      stdio: 'ignore',
    },
  )
  return folder
}

interface Place {
  readonly folder: string
  readonly port: number
  readonly httpPort: number
  readonly portal: BehindProxy
}

/** Replaces the addresses of compose.yaml with those of the processes. */
const formatUpstreams = ({ webs, apis }: BehindProxy): (readonly [string, string])[] => [
  ...webs.map(({ port }, at) => [`10.20.0.1${at + 1}:3000`, `127.0.0.1:${port}`] as const),
  ...apis.map(({ port }, at) => [`10.20.0.2${at + 1}:3001`, `127.0.0.1:${port}`] as const),
  ['10.20.0.0/24', '127.0.0.0/8'],
]

const read = (file: string) => readFileSync(join(ROOT, 'docs/deploy', file), 'utf8')

const createNginxConfig = ({ folder, port, httpPort, portal }: Place): string =>
  replaceAll(read('nginx.conf'), [
    ...formatUpstreams(portal),
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['listen 8080;', `listen 127.0.0.1:${portal.innerPort};`],
    ['/tmp/nginx.pid', join(folder, 'nginx.pid')],
    ['/dev/stdout', join(folder, 'access.log')],
    ['/var/cache/nginx', join(folder, 'cache')],
    ['/etc/nginx/tls', join(folder, 'tls')],
  ])

const createCaddyConfig = ({ folder, port, httpPort, portal }: Place): string =>
  replaceAll(read('Caddyfile'), [
    ...formatUpstreams(portal),
    [
      '\tadmin off\n',
      `\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${port}\n\tdefault_bind 127.0.0.1\n`,
    ],
    [
      '\nportal.example {\n',
      `\nportal.example {\n\ttls ${folder}/tls/fullchain.pem ${folder}/tls/privkey.pem\n`,
    ],
    ['\tlog {\n', `\tlog {\n\t\toutput file ${folder}/access.log\n`],
    ['http://:8080', `http://:${portal.innerPort}`],
  ])

/** The commands with which each proxy checks a configuration file and runs with it. */
const PROXIES = {
  nginx: {
    config: createNginxConfig,
    check: (file: string) => ['-t', '-q', '-c', file],
    run: (file: string) => ['-c', file, '-g', 'daemon off;'],
  },
  caddy: {
    config: createCaddyConfig,
    check: (file: string) => ['validate', '--adapter', 'caddyfile', '--config', file],
    run: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
} as const

const isListening = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )

/** Checks an example with the proxy's own command, and starts the proxy with it in front of a portal. */
export async function startProxy(name: ProxyName, portal: BehindProxy): Promise<RunningProxy> {
  const { config, check, run } = PROXIES[name]
  const place = { folder: createFolder(), port: await getPort(), httpPort: await getPort(), portal }
  const { folder, port, httpPort } = place
  const file = join(folder, 'config')
  writeFileSync(file, config(place))
  const env = { HOME: folder, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` }
  execFileSync(name, check(file), { env, stdio: 'pipe' })
  const running: Running = start(name, run(file), { env: { HOME: folder } })
  await waitUntil(running, () => isListening(httpPort))
  const log = join(folder, 'access.log')
  return {
    port,
    httpPort,
    certificate: readFileSync(join(folder, 'tls/fullchain.pem'), 'utf8'),
    readLog: () =>
      (existsSync(log) ? readFileSync(log, 'utf8') : '')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    stop: async () => {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
