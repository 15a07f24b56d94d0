import { defineConfig } from 'vite'

/** One bundle per process: the workspace's own packages are inlined, everything from npm stays a dependency. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: { input: { main: 'src/main.ts', cli: 'src/cli/main.ts' } },
  },
  ssr: { noExternal: [/^@portal\//] },
})
