import { defineConfig } from 'vite'

/** In hundreds of modules each, which are read faster as a part of the bundle: a tenth of a start. */
const OF_MANY_MODULES = ['kysely', 'yaml']

/** One bundle per process: the workspace's own packages are inlined, almost everything from npm stays a dependency. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: { input: { main: 'src/main.ts', cli: 'src/cli/main.ts' } },
  },
  ssr: { noExternal: [/^@portal\//, ...OF_MANY_MODULES] },
})
