import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../workspace.ts'

const HOME = join(ROOT, 'docs/deploy')
const read = (file: string) => readFileSync(join(HOME, file), 'utf8')

interface Service {
  readonly image: string
  readonly build?: {
    readonly context: string
    readonly dockerfile: string
    readonly args?: Readonly<Record<string, string>>
  }
  readonly profiles?: readonly string[]
  readonly entrypoint?: readonly string[]
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly stop_grace_period?: string
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly networks: Readonly<Record<string, { readonly ipv4_address?: string }>>
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
  readonly networks: Readonly<Record<string, unknown>>
}

const compose = parse(read('compose.yaml'), { merge: true }) as Compose
const services = Object.entries(compose.services)
const listServicesOf = (image: string) => services.filter(([, service]) => service.image === image)
const listAddresses = (...names: readonly string[]) =>
  names.map((name) => compose.services[name]?.networks.inner?.ipv4_address)

/** Variables that a library reads by itself, so that no schema of the portal has them. */
const OF_LIBRARIES = /^AWS_/

/** The variables in a part of docs/environment.md. */
function readVariables(heading: string): string[] {
  const page = readFileSync(join(ROOT, 'docs/environment.md'), 'utf8')
  const part = page.split('\n## ').find((text) => text.startsWith(heading)) ?? ''
  return [...part.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = '']) => name)
}

test('there are a proxy, two web servers, two APIs, PostgreSQL and an S3 store', () => {
  const started = services.filter(([, { profiles }]) => !profiles)
  const images = started.map(([, { image }]) => image.replace(/:.*/, '')).toSorted()
  expect(images).toEqual(
    [
      'dxflrs/garage',
      'nginx',
      'portal-api',
      'portal-api',
      'portal-api',
      'portal-web',
      'portal-web',
      'postgres',
    ].toSorted(),
  )
})

/** Where the image of an app is built. */
const buildOf = (image: string) => {
  const app = image.replace('portal-', '')
  return { context: `../../deployables/${app}`, dockerfile: `../../apps/${app}/Dockerfile` }
}

test('images are built here from the folder and the Dockerfile of their app, or have a version', () => {
  for (const image of ['portal-api', 'portal-web']) {
    expect(existsSync(join(HOME, buildOf(image).dockerfile))).toBe(true)
    for (const [, { build }] of listServicesOf(image)) expect(build).toEqual(buildOf(image))
  }
  const others = services.filter(([, { build }]) => !build).map(([, { image }]) => image)
  expect(others.filter((image) => !/:v?\d/.test(image))).toEqual([])
})

test.each([
  ['portal-api', 'The API'],
  ['portal-web', 'The web server'],
])('%s gets only variables that it reads', (image, heading) => {
  const known = readVariables(heading)
  expect(known).toContain('PUBLIC_URL')
  for (const [, { environment = {} }] of listServicesOf(image)) {
    const names = Object.keys(environment).filter((name) => !OF_LIBRARIES.test(name))
    expect(names.filter((name) => !known.includes(name))).toEqual([])
  }
})

test.each([
  ...listServicesOf('portal-api'),
  ...listServicesOf('portal-cli'),
  ...listServicesOf('portal-web'),
])(
  '%s has no rights, writes to nothing of its image, and has the time that a stop takes',
  (_name, { read_only, cap_drop, stop_grace_period }) => {
    expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] })
    expect(Number.parseInt(stop_grace_period ?? '', 10)).toBeGreaterThan(10)
  },
)

test('the database is migrated before an API starts, by a command of the same image', () => {
  expect(compose.services.migrate?.command).toEqual(['dist/cli.js', 'migrate'])
  for (const name of ['api-1', 'api-2']) {
    expect(compose.services[name]?.depends_on?.migrate?.condition).toBe('service_completed_successfully')
  }
})

test('commands run on the image of the server’s PostgreSQL, for its pg_dump, and write backups outside the containers', () => {
  const { cli, postgres } = compose.services
  expect(cli?.build).toEqual({ ...buildOf('portal-api'), args: { BASE: postgres?.image } })
  expect(readFileSync(join(ROOT, 'apps/api/Dockerfile'), 'utf8')).toMatch(
    /^ARG BASE=debian:.*\nFROM \$\{BASE\}$/m,
  )
  expect(cli?.environment).toEqual(compose.services['api-1']?.environment)
  expect(cli?.entrypoint).toEqual(['/app/bin/node', 'dist/cli.js'])
  expect(cli?.profiles).toEqual(['cli'])
  expect(cli?.volumes).toEqual(['./backups:/backups'])
  expect(cli?.networks).toHaveProperty('inner')
})

test('the metrics of both servers are read from other containers', () => {
  for (const [, { environment }] of [...listServicesOf('portal-api'), ...listServicesOf('portal-web')]) {
    expect(environment).toMatchObject({ METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' })
  }
})

test('only the proxy is reached from outside', () => {
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy'])
})

test.each(['nginx.conf', 'Caddyfile'])('%s names the addresses of the web servers and the APIs', (file) => {
  const addresses = [...read(file).matchAll(/(10\.20\.0\.\d+):(300[01])/g)].map(([address]) => address)
  expect(addresses).toEqual([
    ...listAddresses('web-1', 'web-2').map((address) => `${address}:3000`),
    ...listAddresses('api-1', 'api-2').map((address) => `${address}:3001`),
  ])
})

test('both servers trust only the proxy, and the web servers reach the APIs through it', () => {
  const [proxy] = listAddresses('proxy')
  for (const [, { environment }] of listServicesOf('portal-api'))
    expect(environment?.['TRUSTED_PROXY']).toBe(proxy)
  for (const [, { environment }] of listServicesOf('portal-web')) {
    expect(environment?.['WEB_TRUSTED_PROXY']).toBe(proxy)
    expect(environment?.['WEB_API_URL']).toBe(`http://${proxy}:8080`)
  }
})

test('the example of secrets has exactly the required variables', () => {
  const used = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name = '']) => name)
  const defined = [...read('portal.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)
  expect(defined.toSorted()).toEqual([...new Set(used)].toSorted())
})

/** Folders that docs/deploy/README.md says to make. */
const MADE_BY_OPERATOR = ['./tls', './backups']

test('mounts are files beside it, volumes, or folders that the operator creates', () => {
  const sources = services.flatMap(([, { volumes = [] }]) =>
    volumes.map((volume) => volume.split(':')[0] ?? ''),
  )
  const missing = sources.filter(
    (source) =>
      !(source in compose.volumes) && !MADE_BY_OPERATOR.includes(source) && !existsSync(join(HOME, source)),
  )
  expect(missing).toEqual([])
  expect(
    services
      .flatMap(([, { networks }]) => Object.keys(networks))
      .filter((name) => !(name in compose.networks)),
  ).toEqual([])
})
