import { parentPort, workerData } from 'node:worker_threads'
import { runForRequest } from '@portal/server/requests'
import { addresses, headingFont, render } from '../../src/entry-server.tsx'
import type { ApiCall } from '../metrics/metrics.ts'
import { ApiClient } from './api-client.ts'
import { createApiGet } from './api-get.ts'
import { pageScripts, readManifest } from './client-assets.ts'
import { renderDocument } from './document.ts'
import { createPageRenderer, type PageRendererOptions } from './page-renderer.ts'
import type { JobMessage, ThreadMessage } from './render-pool.ts'

/** The workerData of a render thread. */
export interface RenderThreadSettings {
  apiUrl: string
  site: PageRendererOptions['site']
  /** Folder of the client's build. */
  client: string
}

if (!parentPort) throw new Error('A render thread is started by the web server')
const port = parentPort
const { apiUrl, site, client } = workerData as RenderThreadSettings
const manifest = await readManifest(client)

/** Calls that ended since the last result was sent. */
let calls: ApiCall[] = []

const make = createPageRenderer({
  renderer: {
    render,
    document: (page, saveData) =>
      renderDocument(page, pageScripts(manifest, page.sources), saveData ? null : headingFont),
  },
  api: new ApiClient(createApiGet(apiUrl, (call) => calls.push(call))),
  site,
  now: Date.now,
  random: Math.random,
})

const send = (message: ThreadMessage): void => port.postMessage(message)

function takeCalls(): ApiCall[] {
  const taken = calls
  calls = []
  return taken
}

port.on('message', ({ id, job, request }: JobMessage) => {
  runForRequest(request, () => make(job)).then(
    (result) => send({ id, calls: takeCalls(), result }),
    (error: unknown) =>
      send({
        id,
        calls: takeCalls(),
        failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  )
})

send({ addresses: await addresses() })
