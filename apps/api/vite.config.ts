import { pathToFileURL } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

/** Packages with hundreds of modules, which load faster from the bundle: a tenth of a start. */
const OF_MANY_MODULES = ['kysely', 'yaml']

/** Dependencies of `@portal/server` that are only loaded for traces stay outside of the bundle, like those of this app. */
const TELEMETRY = [
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
]

/** Puts the word tables into the bundle, where their files are not beside the module that reads them. */
const inlineWords = (): Plugin => ({
  name: 'inline-words',
  async load(id) {
    if (!id.endsWith('/reference-data/src/words/csv-files.ts')) return null
    const { CSV_FILES } = (await import(pathToFileURL(id).href)) as { CSV_FILES: object }
    return `export const CSV_FILES = ${JSON.stringify(CSV_FILES)}`
  },
})

/** One bundle per process: the workspace's own packages are inlined, almost everything from npm stays a dependency. */
export default defineConfig({
  plugins: [inlineWords()],
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: { input: { main: 'src/main.ts', cli: 'src/cli/main.ts' } },
  },
  ssr: { noExternal: [/^@portal\//, ...OF_MANY_MODULES], external: TELEMETRY },
})
