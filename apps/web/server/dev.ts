import { join } from 'node:path'
import middie from '@fastify/middie'
import { createServer, type ViteDevServer } from 'vite'
import { LISTED_PATHS } from '../src/app/pages/sitemap/site-groups.ts'
import { crawlerRoutes } from './crawlers/crawler-routes.ts'
import { ApiClient } from './pages/api-client.ts'
import { BOOT_SCRIPT, documentOf, type HeadingFont } from './pages/document.ts'
import { createPageMaker, type Renderer } from './pages/page-maker.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { developmentPolicy } from './security-headers.ts'
import { serve } from './serve.ts'

type ServerEntry = Pick<Renderer, 'render'> & { headingFont: HeadingFont }

const REFRESH_SCRIPT =
  'import{injectIntoGlobalHook}from"/@react-refresh";' +
  'injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type'

/** vite's own scripts come first: they let React replace components in the running page. */
const DEVELOPMENT_SCRIPTS = `<script type="module">${REFRESH_SCRIPT}</script><script type="module" src="/@vite/client"></script>`

const POLICY = developmentPolicy([BOOT_SCRIPT, REFRESH_SCRIPT])

/** Renders with the sources as they are now. */
function freshRenderer(vite: ViteDevServer): Renderer {
  let font: HeadingFont | null = null
  return {
    render: async (request) => {
      const { render, headingFont } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry
      font = headingFont
      return render(request)
    },
    document: (page, saveData) => {
      const { html } = documentOf(
        page,
        { entry: '/src/entry-client.tsx', preload: [] },
        saveData ? null : font,
      )
      return {
        html: html.replace('<script type="module"', `${DEVELOPMENT_SCRIPTS}<script type="module"`),
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
  const api = new ApiClient(config.apiUrl)
  const pageFor = createPageMaker({
    renderer: freshRenderer(vite),
    api,
    origin: config.publicUrl,
    contactEmail: config.contactEmail,
    social: config.social,
    now: Date.now,
    random: Math.random,
    keepsPages: false,
  })
  await app.register(crawlerRoutes, { api, origin: config.publicUrl, own: LISTED_PATHS, now: Date.now })
  await app.register(pageRoutes, { pageFor })
})
