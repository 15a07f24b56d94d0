import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../workspace.ts'
import { getDeployableFolder, type App } from './deployable.ts'

/** The configuration of an image. */
export interface ImageConfig {
  readonly User: string
  readonly Env: readonly string[]
  readonly Entrypoint: readonly string[]
  readonly Cmd: readonly string[]
  readonly WorkingDir: string
}

/** The Debian packages of a base image that images or Node need. */
const NEEDED = ['base-files', 'base-passwd', 'coreutils', 'dash', 'libstdc++6']

/** The base image of the Dockerfiles, and the one for commands that need PostgreSQL's programs, both of this Debian. */
const BASES = {
  debian: { name: 'debian:bookworm-slim', packages: NEEDED },
  postgres: { name: 'postgres:15', packages: [...NEEDED, 'postgresql-client-15'] },
} as const

export type Base = keyof typeof BASES

/** Images in a temporary store, built without a registry and without a daemon. */
export class ImageStore {
  readonly folder = mkdtempSync(join(tmpdir(), 'portal-images-'))

  #buildah(...args: string[]): string {
    const store = ['--root', join(this.folder, 'store'), '--runroot', join(this.folder, 'run')]
    return execFileSync('buildah', [...store, '--storage-driver', 'vfs', ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 * 1024 * 1024,
    }).trim()
  }

  /**
   * Creates an image with the name of the Dockerfiles' base, from packages of the same Debian, since the registry may be
   * unreachable.
   */
  makeBase(base: Base): void {
    const context = join(this.folder, base)
    mkdirSync(context)
    execFileSync(
      'mmdebstrap',
      [
        '--variant=extract',
        '--mode=root',
        '--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr',
        `--include=${BASES[base].packages.join(',')}`,
        'bookworm',
        join(context, 'debian.tar'),
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    writeFileSync(join(context, 'Dockerfile'), 'FROM scratch\nADD debian.tar /\n')
    this.#buildah('build', '--tag', BASES[base].name, context)
  }

  /**
   * Builds the image of an app from its Dockerfile and its deployable folder, on the default or another base; returns its name.
   */
  build(app: App, base?: Base): string {
    const name = ['portal', app, ...(base ? [base] : [])].join('-')
    const file = join(ROOT, 'apps', app, 'Dockerfile')
    const on = base ? ['--build-arg', `BASE=${BASES[base].name}`] : []
    const options = ['--pull-never', '--isolation', 'chroot', '--file', file, ...on, '--tag', name]
    this.#buildah('build', ...options, getDeployableFolder(app))
    return name
  }

  /** The configuration of an image. */
  inspect(image: string): ImageConfig {
    const { OCIv1 } = JSON.parse(this.#buildah('inspect', '--type', 'image', image)) as {
      OCIv1: { config: ImageConfig }
    }
    return OCIv1.config
  }

  /** Mounts the files of an image; returns the folder. */
  mount(image: string): string {
    return this.#buildah('mount', this.#buildah('from', '--pull-never', image))
  }

  /** Removes all images and their files. */
  remove(): void {
    this.#buildah('rm', '--all')
    rmSync(this.folder, { recursive: true, force: true })
  }
}
