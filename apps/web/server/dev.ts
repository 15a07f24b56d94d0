import { join } from 'node:path'
import middie from '@fastify/middie'
import { createServer, type ViteDevServer } from 'vite'
import type * as serverEntry from '../src/entry-server.tsx'
import { LISTED_PATHS } from '../src/app/pages/sitemap/site-groups.ts'
import { crawlerRoutes } from './crawlers/crawler-routes.ts'
import { ApiClient } from './pages/api-client.ts'
import { BOOT_SCRIPT, renderDocument, type HeadingFont } from './pages/document.ts'
import { createApiGet } from './pages/api-get.ts'
import { PageAddresses } from './pages/page-addresses.ts'
import { createPageRenderer, type Renderer } from './pages/page-renderer.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { Pages } from './pages/pages.ts'
import { UNCOUNTED_RENDER } from './pages/render-limit.ts'
import { createRefuse } from './refusal.ts'
import { createDevelopmentPolicy, createHeaders } from './security-headers.ts'
import { serve, toSiteContext } from './serve.ts'

type ServerEntry = typeof serverEntry

const load = async (vite: ViteDevServer): Promise<ServerEntry> =>
  (await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry

const REFRESH_SCRIPT =
  'import{injectIntoGlobalHook}from"/@react-refresh";' +
  'injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type'

/** vite's own scripts come first: they enable React's fast refresh. */
const DEVELOPMENT_SCRIPTS = `<script type="module">${REFRESH_SCRIPT}</script><script type="module" src="/@vite/client"></script>`

const POLICY = createDevelopmentPolicy([BOOT_SCRIPT, REFRESH_SCRIPT])

/** Renders with the current sources. */
function createDevRenderer(vite: ViteDevServer): Renderer {
  let font: HeadingFont | null = null
  return {
    render: async (request) => {
      const { render, headingFont } = await load(vite)
      font = headingFont
      return render(request)
    },
    document: (page, saveData) => {
      const { html } = renderDocument(
        page,
        { entry: '/src/entry-client.tsx', preload: [] },
        saveData ? null : font,
      )
      return {
        html: html.replace('</head>', `${DEVELOPMENT_SCRIPTS}</head>`),
        policy: POLICY,
      }
    },
  }
}

await serve(async (app, config) => {
  const vite = await createServer({
    root: join(import.meta.dirname, '..'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  await app.register(middie)
  app.use(vite.middlewares)
  const api = new ApiClient(createApiGet(config.apiUrl))
  const pages = new Pages({
    render: createPageRenderer({
      renderer: createDevRenderer(vite),
      api,
      site: toSiteContext(config),
      now: Date.now,
      random: Math.random,
    }),
    // Without a public version nothing is stored, since the sources change.
    watch: { current: () => null, fresh: () => Promise.resolve(null) },
    limit: { consume: () => UNCOUNTED_RENDER },
    now: Date.now,
  })
  const { listAddresses } = await load(vite)
  await app.register(crawlerRoutes, { api, origin: config.publicUrl, own: LISTED_PATHS, now: Date.now })
  const headers = createHeaders(config.publicUrl)
  await app.register(pageRoutes, {
    pages,
    addresses: new PageAddresses(await listAddresses()),
    headers,
    refuse: createRefuse(headers),
  })
})
