import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { RenderRequest, RenderReport } from './renderer-process.ts'

const run = promisify(execFile)

const PROCESS = join(import.meta.dirname, 'renderer-process.ts')
const OUT = 'dist/render'

/** Builds only the server entry of a checkout of this app; returns the built file. */
export async function buildRenderer(app: string): Promise<string> {
  const vite = join(app, 'node_modules/vite/bin/vite.js')
  const options = ['--ssr', 'src/entry-server.tsx', '--outDir', OUT, '--logLevel', 'error']
  await run(process.execPath, [vite, 'build', ...options], { cwd: app })
  return join(app, OUT, 'entry-server.js')
}

/** A build that renders in its own process. */
export interface Renderer {
  render: (order: RenderRequest) => Promise<RenderReport>
  stop: () => Promise<void>
}

export async function startRenderer(entry: string, apiUrl: string): Promise<Renderer> {
  const child = fork(PROCESS, [entry, apiUrl], { env: { ...process.env, NODE_ENV: 'production' } })
  const exited = once(child, 'exit')
  const failed = exited.then(([code]) => Promise.reject(new Error(`The renderer ended with ${String(code)}`)))
  failed.catch(() => {})
  const receiveMessage = async () => ((await Promise.race([once(child, 'message'), failed])) as unknown[])[0]
  await receiveMessage()
  return {
    render: async (order) => {
      const report = receiveMessage()
      child.send(order)
      return (await report) as RenderReport
    },
    stop: async () => {
      child.kill()
      await exited
    },
  }
}
