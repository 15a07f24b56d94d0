import { join } from 'node:path'
import { inject } from 'vitest'
import { askFor } from './on-demand.ts'

/** The built program that processes of tests run. */
export interface Program {
  readonly folder: string
  /** The file that starts the server. */
  readonly main: string
  /** The file that runs a command. */
  readonly cli: string
  /** What each process gets from this one's environment; the next one need not compile the program again. */
  readonly environment: Readonly<Record<string, string>>
}

let program: Promise<Program> | undefined

export const findProgram = (): Promise<Program> => (program ??= askForProgram())

async function askForProgram(): Promise<Program> {
  const { folder } = await askFor<{ folder: string }>(inject('program'))
  return {
    folder,
    main: join(folder, 'dist/main.js'),
    cli: join(folder, 'dist/cli.js'),
    environment: { ...INHERITED, NODE_COMPILE_CACHE: join(folder, 'compiled') },
  }
}

/** What a process of the portal gets from this one's environment. */
export const INHERITED = { PATH: process.env['PATH'] ?? '' }
