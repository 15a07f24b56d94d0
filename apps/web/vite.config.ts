import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedAssets } from './server/build/compressed-assets.ts'
import { screenSources } from './server/build/screen-sources.ts'

const SERVER_ENTRY = 'server/main.ts'

/** Stable class names on server and client; without them lazily loaded screens hydrate with other names. */
const styledComponents = (mode: string) => ({
  ssr: true,
  minify: true,
  pure: true,
  displayName: mode === 'development',
  fileName: mode === 'development',
})

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [react(), screenSources(), ...(isSsrBuild ? [] : [compressedAssets()])],
  oxc: { plugins: { styledComponents: styledComponents(mode) } },
  resolve: { dedupe: ['react', 'react-dom', 'styled-components', 'react-redux', 'react-router-dom'] },
  ssr: { noExternal: ['styled-components', /^@portal\//] },
  build: {
    target: 'es2022',
    manifest: isSsrBuild ? false : 'manifest.json',
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    rolldownOptions: isSsrBuild ? { input: SERVER_ENTRY } : { input: 'src/entry-client.tsx' },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
}))
