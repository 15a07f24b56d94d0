import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { serveOnDemand } from './on-demand.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A socket that returns the folder of the built program. */
    program: string
  }
}

const API = join(import.meta.dirname, '..')

/** Folders that the program reads beside itself. */
const BESIDE = ['content', 'demo', 'node_modules']

/** Builds the program once for the processes of the whole run: from the source each takes longer to start. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const program = await serveOnDemand(buildProgram, (folder) => ({ folder }))
  project.provide('program', program.socket)
  return () => program.end(async (folder) => rmSync(folder, { recursive: true }))
}

async function buildProgram(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-api-program-'))
  await build({ root: API, logLevel: 'silent', build: { outDir: join(folder, 'dist') } })
  copyFileSync(join(API, 'package.json'), join(folder, 'package.json'))
  for (const name of BESIDE) symlinkSync(join(API, name), join(folder, name))
  return folder
}
