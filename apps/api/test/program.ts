import { join } from 'node:path'
import { inject } from 'vitest'
import { requestOnDemand } from './on-demand.ts'

/** The built program that processes of tests run. */
export interface Program {
  readonly folder: string
  /** The start file of the server. */
  readonly main: string
  /** The start file of commands. */
  readonly cli: string
  /** The environment that each process inherits; it includes the compile cache. */
  readonly environment: Readonly<Record<string, string>>
}

let program: Promise<Program> | undefined

export const findProgram = (): Promise<Program> => (program ??= askForProgram())

async function askForProgram(): Promise<Program> {
  const { folder } = await requestOnDemand<{ folder: string }>(inject('program'))
  return {
    folder,
    main: join(folder, 'dist/main.js'),
    cli: join(folder, 'dist/cli.js'),
    environment: { ...INHERITED, NODE_COMPILE_CACHE: join(folder, 'compiled') },
  }
}

/** The environment that a process of the portal inherits. */
export const INHERITED = { PATH: process.env['PATH'] ?? '' }
