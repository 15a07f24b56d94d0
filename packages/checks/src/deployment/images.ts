import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../workspace.ts'
import { deployableFolder, type App } from './deployable.ts'

/** What an image says about how it is run. */
export interface ImageConfig {
  readonly User: string
  readonly Env: readonly string[]
  readonly Entrypoint: readonly string[]
  readonly Cmd: readonly string[]
  readonly WorkingDir: string
}

/** The base image of the Dockerfiles, and the Debian packages of it that they or Node need. */
const BASE = 'debian:bookworm-slim'
const BASE_PACKAGES = 'base-files,base-passwd,coreutils,dash,libstdc++6'

/** Images in a store of their own in a temporary folder, made without a registry and without a daemon. */
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
   * Makes an image under the name that the Dockerfiles begin with, from the packages of the same Debian: the registry
   * that has the real one may be out of reach.
   */
  makeBase(): void {
    const context = join(this.folder, 'base')
    mkdirSync(context)
    execFileSync(
      'mmdebstrap',
      [
        '--variant=extract',
        '--mode=root',
        '--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr',
        `--include=${BASE_PACKAGES}`,
        'bookworm',
        join(context, 'debian.tar'),
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    writeFileSync(join(context, 'Dockerfile'), 'FROM scratch\nADD debian.tar /\n')
    this.#buildah('build', '--tag', BASE, context)
  }

  /** Builds the image of an app from its Dockerfile and the folder that was made for it; returns its name. */
  build(app: App): string {
    const name = `portal-${app}`
    const file = join(ROOT, 'apps', app, 'Dockerfile')
    const options = ['--pull-never', '--isolation', 'chroot', '--file', file, '--tag', name]
    this.#buildah('build', ...options, deployableFolder(app))
    return name
  }

  /** What an image says about how it is run. */
  inspect(image: string): ImageConfig {
    const { OCIv1 } = JSON.parse(this.#buildah('inspect', '--type', 'image', image)) as {
      OCIv1: { config: ImageConfig }
    }
    return OCIv1.config
  }

  /** The files of an image, as a folder of their own on this machine. */
  mount(image: string): string {
    return this.#buildah('mount', this.#buildah('from', '--pull-never', image))
  }

  /** Removes all images and their files. */
  remove(): void {
    this.#buildah('rm', '--all')
    rmSync(this.folder, { recursive: true, force: true })
  }
}
