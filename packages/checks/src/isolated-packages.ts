import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './workspace.ts'

/**
 * Builds and tests each package on its own, then packs the shared ones and uses the tarballs in a project outside
 * the workspace: checks its types and runs its imports. Results of `npm test` for the same files come from turbo's cache.
 */

const TURBO = join(ROOT, 'node_modules/turbo/bin/turbo')

interface Manifest {
  name: string
  scripts?: Record<string, string>
  publishConfig?: { exports: Record<string, unknown> }
  peerDependencies?: Record<string, string>
}

const folders = [
  ...['packages', 'apps'].flatMap((room) => readdirSync(join(ROOT, room)).map((name) => join(room, name))),
  'benchmarks',
].map((folder) => join(ROOT, folder))
const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

function run(folder: string, command: string, ...args: string[]): void {
  console.log(`\n> ${command} ${args.join(' ')}  (${folder.replace(ROOT, '')})`)
  execFileSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
}

for (const folder of folders) {
  const { name, scripts = {} } = readManifest(folder)
  const tasks = ['lint', 'build', 'test'].filter((task) => scripts[task] !== undefined)
  const options = [`--filter=${name}`, '--env-mode=loose', '--concurrency=1', '--output-logs=new-only']
  run(ROOT, process.execPath, TURBO, 'run', ...tasks, ...options)
}

const shared = folders.filter((folder) => readManifest(folder).publishConfig)
const outside = mkdtempSync(join(tmpdir(), 'portal-outside-'))
try {
  const tarballs = shared.map((folder) => pack(folder))
  checkTarballs(tarballs)
} finally {
  rmSync(outside, { recursive: true, force: true })
}
console.log(
  `\n${folders.length} packages build and test alone; ${shared.length} tarballs work outside the workspace.`,
)

/** Whether an entry point is code with types, not a path to a file such as a font. */
function isCode(target: unknown): boolean {
  return typeof target === 'object'
}

function pack(folder: string): { name: string; file: string } {
  const { name, publishConfig } = readManifest(folder)
  const assets = Object.entries(publishConfig?.exports ?? {}).filter(([, target]) => !isCode(target))
  const file = join(outside, `${name.replace('@portal/', '')}.tgz`)
  run(folder, 'pnpm', 'pack', '--out', file)
  run(join(ROOT, 'packages/checks'), 'pnpm', 'exec', 'publint', 'run', file, '--strict')
  run(
    join(ROOT, 'packages/checks'),
    'pnpm',
    'exec',
    'attw',
    file,
    '--profile',
    'esm-only',
    ...assets.flatMap(([path]) => ['--exclude-entrypoints', path.slice(2)]),
  )
  return { name, file }
}

function checkTarballs(tarballs: { name: string; file: string }[]): void {
  const root = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }
  const versions = { ...root.dependencies, ...root.devDependencies }
  const dependencies = [
    'react',
    'react-dom',
    'styled-components',
    'typescript',
    '@types/react',
    '@types/react-dom',
    '@types/node',
  ]
  const local = Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file}`]))
  write('package.json', {
    name: 'outside',
    private: true,
    type: 'module',
    dependencies: {
      ...local,
      ...Object.fromEntries(dependencies.map((name) => [name, versions[name]])),
    },
    pnpm: { overrides: local },
  })
  write('tsconfig.json', {
    compilerOptions: {
      module: 'nodenext',
      moduleResolution: 'nodenext',
      target: 'es2024',
      lib: ['es2024', 'dom'],
      strict: true,
      noEmit: true,
      types: ['node'],
    },
    include: ['use.ts'],
  })
  const entries = shared.flatMap((folder) => {
    const { name, publishConfig } = readManifest(folder)
    return Object.entries(publishConfig?.exports ?? {})
      .filter(([, target]) => isCode(target))
      .map(([path]) => name + path.slice(1))
  })
  const lines = entries.map((entry, i) => `import * as entry${i} from '${entry}'`)
  const uses = entries.map(
    (entry, i) => `if (Object.keys(entry${i}).length === 0) throw new Error('${entry} exports nothing')`,
  )
  writeFileSync(
    join(outside, 'use.ts'),
    [...lines, ...uses, `console.log('${entries.length} entry points imported')`, ''].join('\n'),
  )
  run(outside, 'pnpm', 'install', '--no-frozen-lockfile', '--ignore-workspace')
  run(outside, 'pnpm', 'exec', 'tsc', '-p', '.')
  run(outside, process.execPath, 'use.ts')
}

function write(name: string, content: object): void {
  writeFileSync(join(outside, name), `${JSON.stringify(content, null, 2)}\n`)
}
