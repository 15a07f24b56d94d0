import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { LISTED_PATHS } from '../src/app/pages/sitemap/site-groups.ts'
import { crawlerRoutes } from './crawlers/crawler-routes.ts'
import { fileRoutes } from './files.ts'
import type { Metrics } from './metrics/metrics.ts'
import { ApiClient } from './pages/api-client.ts'
import { createApiGet } from './pages/api-get.ts'
import { fetchPublicVersion, PublicVersionWatcher } from './pages/public-version.ts'
import { PageAddresses } from './pages/page-addresses.ts'
import type { RenderPage } from './pages/page-renderer.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { Pages } from './pages/pages.ts'
import { RenderLimit } from './pages/render-limit.ts'
import { RenderPool } from './pages/render-pool.ts'
import type { RenderThreadSettings } from './pages/render-thread.ts'
import { createRefuse } from './refusal.ts'
import { createHeaders } from './security-headers.ts'
import { serve, toSiteContext } from './serve.ts'

/** The client's build is next to this file's folder. */
const CLIENT = join(import.meta.dirname, '../client')

/** Counts each render and logs it, without its query, which may identify a person. */
const recordRenders =
  (log: FastifyBaseLogger, metrics: Metrics, render: RenderPage): RenderPage =>
  async (job) => {
    const startedAt = performance.now()
    const getSeconds = () => (performance.now() - startedAt) / 1000
    const result = await render(job).catch((error: unknown) => {
      metrics.recordRender('failed', getSeconds())
      throw error
    })
    metrics.recordRender(result.kind, getSeconds())
    if (result.kind === 'page') {
      const ms = Math.round(1000 * getSeconds())
      log.info({ path: job.path.split('?', 1)[0], status: result.status, ms }, 'rendered')
    }
    return result
  }

/** A monotonic clock in milliseconds: setting the system's clock back must not prolong a version or a limit. */
const getElapsedMs = (): number => performance.now()

await serve(async (app, config, observers) => {
  const { metrics } = observers
  const get = createApiGet(config.apiUrl, metrics.recordApiCall)
  const pool = new RenderPool({
    script: new URL('./render-thread.js', import.meta.url),
    settings: {
      apiUrl: config.apiUrl,
      site: toSiteContext(config),
      client: CLIENT,
    } satisfies RenderThreadSettings,
    // One CPU core is left for this thread, which serves requests.
    threads: Math.max(1, availableParallelism() - 1),
    onApiCall: metrics.recordApiCall,
    log: app.log,
  })
  app.addHook('onClose', () => pool.close())
  const pages = new Pages({
    render: recordRenders(app.log, metrics, (job) => pool.render(job)),
    watch: new PublicVersionWatcher(() => fetchPublicVersion(get), getElapsedMs),
    limit: new RenderLimit(config.rateLimitScale, getElapsedMs),
    now: Date.now,
    isOverloaded: () => app.isOverloaded(),
  })
  const api = new ApiClient(get)
  await app.register(fileRoutes, { directory: CLIENT })
  await app.register(crawlerRoutes, { api, origin: config.publicUrl, own: LISTED_PATHS, now: getElapsedMs })
  const headers = createHeaders(config.publicUrl)
  await app.register(pageRoutes, {
    pages,
    addresses: new PageAddresses(await pool.addresses),
    headers,
    refuse: createRefuse(headers),
    observers,
  })
})
