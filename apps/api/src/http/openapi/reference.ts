import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, RouteOptions } from 'fastify'
import manifest from '../../../package.json' with { type: 'json' }
import { createLimitHooks } from '../server/limits.ts'
import { createOpenApiDocument, type DescribedRoute } from './document.ts'

const ADDRESS = '/api/docs'
/** The only style attribute of Swagger UI, allowed by its hash. */
const SWAGGER_UI_STYLE = "'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"
/** Scripts, styles and calls of this origin only; its icons are data: images. */
const CONTENT_SECURITY_POLICY =
  `default-src 'none'; script-src 'self'; style-src 'self' ${SWAGGER_UI_STYLE}; img-src 'self' data:; ` +
  "connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"

/** The plugin requires a document at registration; the real one is created once the routes are known. */
const EMPTY = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} }

/** Serves the reference at /api/docs, and as JSON at /api/docs/json, generated from the registered routes. */
export async function addApiReference(app: FastifyInstance): Promise<void> {
  let document: ReturnType<typeof createOpenApiDocument> | undefined
  await app.register(fastifySwagger, { mode: 'static', specification: { document: EMPTY } })
  await app.register(async (scope) => {
    for (const count of createLimitHooks(scope, ['reads']).onRequest) scope.addHook('onRequest', count)
    cacheDocuments(scope)
    await scope.register(fastifySwaggerUi, {
      routePrefix: ADDRESS,
      staticCSP: CONTENT_SECURITY_POLICY,
      theme: { title: 'Pacific Business Portal: API' },
      uiConfig: { layout: 'BaseLayout', deepLinking: true, displayRequestDuration: true },
      transformSpecificationClone: false,
      transformSpecification: () =>
        (document ??= createOpenApiDocument(listDescribedRoutes(app), manifest.version)),
    })
  })
}

/** The document in its two formats; serializing takes a tenth of a second or more. */
const DOCUMENTS: readonly (string | undefined)[] = [`${ADDRESS}/json`, `${ADDRESS}/yaml`]

/** Serializes the document once: it does not change while the process runs. */
function cacheDocuments(scope: FastifyInstance): void {
  const cache = new Map<string, { readonly type: string; readonly text: string }>()
  scope.addHook('preHandler', ({ routeOptions: { url = '' } }, reply, done) => {
    const cached = cache.get(url)
    if (cached) void reply.type(cached.type).send(cached.text)
    else done()
  })
  scope.addHook('onSend', ({ routeOptions: { url = '' } }, reply, payload, done) => {
    const isDocument = DOCUMENTS.includes(url) && reply.statusCode === 200 && typeof payload === 'string'
    if (isDocument && !cache.has(url))
      cache.set(url, { type: String(reply.getHeader('content-type')), text: payload })
    done()
  })
}

const listDescribedRoutes = (app: FastifyInstance): DescribedRoute[] =>
  app.routeList.map(describe).filter((route) => route !== null)

/** Returns null for HEAD, which belongs to its GET, and for routes that are neither a call nor a navigation. */
function describe({ method, url, config }: RouteOptions): DescribedRoute | null {
  const { call, navigation, access } = config ?? {}
  if (typeof method !== 'string' || method === 'HEAD' || !access) return null
  if (call) return { method, path: url, access, call }
  return navigation ? { method, path: url, access, navigation } : null
}
