import { workerData } from 'node:worker_threads'
import { runForRequest, type RequestScope } from '@portal/server/requests'
import { listAddresses, headingFont, render } from '../../src/entry-server.tsx'
import type { ApiCall } from '../metrics/metrics.ts'
import { ApiClient } from './api-client.ts'
import { createApiGet } from './api-get.ts'
import { findPageScripts, readManifest } from './client-assets.ts'
import { renderDocument } from './document.ts'
import {
  createPageRenderer,
  type PageRendererOptions,
  type PageJob,
  type PageResult,
} from './page-renderer.ts'

/** A job for a render thread. */
export interface JobMessage {
  readonly job: PageJob
  /** The request that first needed the page. */
  readonly request: RequestScope | undefined
}

/** The result of a job, with the calls to the API that its thread has ended since the last one. */
export interface JobResult {
  readonly result: PageResult
  readonly calls: readonly ApiCall[]
}

/** The workerData of a render thread. */
export interface RenderThreadSettings {
  apiUrl: string
  site: PageRendererOptions['site']
  /** Folder of the client's build. */
  client: string
}

const { apiUrl, site, client } = workerData as RenderThreadSettings
const manifest = await readManifest(client)

/** Calls that ended since the last result was sent. */
let calls: ApiCall[] = []

const renderJob = createPageRenderer({
  renderer: {
    render,
    document: (page, saveData) =>
      renderDocument(page, findPageScripts(manifest, page.sources), saveData ? null : headingFont),
  },
  api: new ApiClient(createApiGet(apiUrl, (call) => calls.push(call))),
  site,
  now: Date.now,
  random: Math.random,
})

function flushCalls(): readonly ApiCall[] {
  const flushed = calls
  calls = []
  return flushed
}

/** Reduces an error to its text: other properties might not be cloneable, which would end the thread. */
const toCloneableError = (error: unknown): Error =>
  new Error(error instanceof Error ? (error.stack ?? error.message) : String(error))

/** Renders a page; also returns the API calls that it took. */
export async function renderPage({ job, request }: JobMessage): Promise<JobResult> {
  const result = await runForRequest(request, () => renderJob(job)).catch((error: unknown) => {
    throw toCloneableError(error)
  })
  return { result, calls: flushCalls() }
}

export { listAddresses }
