import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, RouteOptions } from 'fastify'
import manifest from '../../../package.json' with { type: 'json' }
import { openApiDocument, type Described } from './document.ts'

const ADDRESS = '/api/docs'
/** The one style attribute that Swagger UI writes, allowed by its hash. */
const SWAGGER_UI_STYLE = "'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"
/** The page is a script and styles of this origin that ask this origin; its icons are data: images. */
const CONTENT_SECURITY_POLICY =
  `default-src 'none'; script-src 'self'; style-src 'self' ${SWAGGER_UI_STYLE}; img-src 'self' data:; ` +
  "connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"

/** The page wants a document when it is registered; the one it shows is made when the routes are known. */
const EMPTY = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} }

/** The reference at /api/docs, and as JSON at /api/docs/json, made from the routes as they are registered. */
export async function addReference(app: FastifyInstance): Promise<void> {
  let document: ReturnType<typeof openApiDocument> | undefined
  await app.register(fastifySwagger, { mode: 'static', specification: { document: EMPTY } })
  await app.register(fastifySwaggerUi, {
    routePrefix: ADDRESS,
    staticCSP: CONTENT_SECURITY_POLICY,
    theme: { title: 'Pacific Business Portal: API' },
    uiConfig: { layout: 'BaseLayout', deepLinking: true, displayRequestDuration: true },
    transformSpecificationClone: false,
    transformSpecification: () => (document ??= openApiDocument(describedRoutes(app), manifest.version)),
  })
}

const describedRoutes = (app: FastifyInstance): Described[] =>
  app.routeList.map(describe).filter((route) => route !== null)

/** HEAD goes with its GET; what neither answers a call nor navigates is the reference itself. */
function describe({ method, url, config }: RouteOptions): Described | null {
  const { call, navigation, access } = config ?? {}
  if (typeof method !== 'string' || method === 'HEAD' || !access) return null
  if (call) return { method, path: url, access, call }
  return navigation ? { method, path: url, access, navigation } : null
}
