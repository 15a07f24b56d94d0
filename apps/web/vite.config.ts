// cspell:ignore prefixer
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedAssets } from './server/build/compressed-assets.ts'
import { leanRouter } from './src/app/start/first-visit-router/lean-router.ts'
import { screenSources } from './server/build/screen-sources.ts'

/** The server, and the threads in which it renders. */
const SERVER_ENTRIES = { main: 'server/main.ts', 'render-thread': 'server/pages/render-thread.ts' }

/** Modules that serve stay outside of the server's build; those that render are bundled. */
const SERVER_MODULES = [
  'fastify',
  '@fastify/static',
  '@fastify/http-proxy',
  'piscina',
  'prom-client',
  '@opentelemetry/api',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
]

/** The library that locks the page's scroll would write a style element, which the policy refuses. */
const SCROLL_LOCK_STYLES = createRequire(import.meta.url).resolve('@portal/ui/react-style-singleton')

/** Styles have no vendor prefixes, so the compiler's table of them, 1 kB of every page, stays out of the script. */
const VENDOR_PREFIXES = fileURLToPath(new URL('src/app/start/vendor-prefixes.ts', import.meta.url))
const PREFIXER = /^\.\/Prefixer\.js$/

/** Stable class names on server and client; without them lazily loaded screens hydrate with other names. */
const styledComponents = (mode: string) => ({
  ssr: true,
  minify: true,
  pure: true,
  displayName: mode === 'development',
  fileName: mode === 'development',
})

/**
 * One script of modules that every page needs, and one of those that most pages and islands share. A module that few of
 * them share is copied into each of their scripts and runs once: as separate scripts a page would need 50 requests.
 */
const SCRIPTS = {
  groups: [
    { name: 'base', tags: ['$initial' as const], priority: 1 },
    { name: 'shared', test: /[\\/]src[\\/]/, minShareCount: 40 },
  ],
  experimentalInlineCommonChunks: { maxSize: 100_000 },
}

export default defineConfig(({ mode, isSsrBuild }) => {
  return {
    plugins: [react(), screenSources(), !isSsrBuild && leanRouter(), !isSsrBuild && compressedAssets()],
    oxc: { plugins: { styledComponents: styledComponents(mode) } },
    resolve: {
      dedupe: ['react', 'react-dom', 'styled-components', 'react-redux', 'react-router-dom'],
      alias: [
        { find: 'react-style-singleton', replacement: SCROLL_LOCK_STYLES },
        { find: PREFIXER, replacement: VENDOR_PREFIXES },
      ],
    },
    // Bundled, so that the server runs React's production build whatever its environment says.
    ssr: isSsrBuild
      ? { noExternal: true, external: SERVER_MODULES }
      : { noExternal: ['styled-components', /^@portal\//] },
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
    build: {
      target: 'es2022',
      manifest: isSsrBuild ? false : 'manifest.json',
      copyPublicDir: !isSsrBuild,
      emptyOutDir: true,
      rolldownOptions: isSsrBuild
        ? { input: SERVER_ENTRIES, output: { entryFileNames: '[name].js' } }
        : {
            input: 'src/entry-client.tsx',
            // Copied modules take it.
            preserveEntrySignatures: false,
            output: { codeSplitting: SCRIPTS },
          },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  }
})
