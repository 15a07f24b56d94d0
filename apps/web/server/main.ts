import { join } from 'node:path'
import { headingFont, render } from '../src/entry-server.tsx'
import { LISTED_PATHS } from '../src/app/pages/sitemap/site-groups.ts'
import { crawlerRoutes } from './crawlers/crawler-routes.ts'
import { files } from './files.ts'
import { ApiClient } from './pages/api-client.ts'
import { pageScripts, readManifest } from './pages/client-assets.ts'
import { documentOf } from './pages/document.ts'
import { createPageMaker } from './pages/page-maker.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { serve } from './serve.ts'

/** The client's build stands beside this file's folder. */
const CLIENT = join(import.meta.dirname, '../client')

await serve(async (app, config) => {
  const manifest = await readManifest(CLIENT)
  const api = new ApiClient(config.apiUrl)
  const pageFor = createPageMaker({
    renderer: {
      render,
      document: (page, saveData) =>
        documentOf(page, pageScripts(manifest, page.sources), saveData ? null : headingFont),
    },
    api,
    origin: config.publicUrl,
    contactEmail: config.contactEmail,
    social: config.social,
    now: Date.now,
    random: Math.random,
  })
  await app.register(files, { directory: CLIENT })
  await app.register(crawlerRoutes, { api, origin: config.publicUrl, own: LISTED_PATHS, now: Date.now })
  await app.register(pageRoutes, { pageFor })
})
