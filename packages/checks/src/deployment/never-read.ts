/** The prebuilt binaries of the machine that makes the folder, by the name that packages give them. */
const OWN_BINARY = `linux-${process.arch}`

/** What `pnpm deploy` installs or copies and no process in production reads, as patterns from the app's folder. */
export const NEVER_READ: readonly string[] = [
  'README.md',
  'pnpm-lock.yaml',
  'node_modules/.modules.yaml',
  'node_modules/{,.pnpm/{node_modules,*/node_modules/{*,@*/*}/node_modules}/}.bin',
  // Only a process that is started with --enable-source-maps reads them.
  'dist/**/*.map',
  'node_modules/.pnpm/**/*.map',
  // Types, and the compiler that comes as the peer of what can use it.
  'node_modules/.pnpm/{typescript,@typescript+*,@types+*}@*',
  'node_modules/.pnpm/**/*.d.{ts,mts,cts}',
  // Pages about packages, and their tests; licences stay.
  'node_modules/.pnpm/**/{README,CHANGELOG,HISTORY}.md',
  'node_modules/.pnpm/*/node_modules/{*,@*/*}/{test,tests,docs,example,examples,benchmark,benchmarks}',
  // The sources of SQLite, and its binaries for other systems.
  'node_modules/.pnpm/better-sqlite3@*/node_modules/better-sqlite3/{deps,src,binding.gyp}',
  `node_modules/.pnpm/better-sqlite3@*/node_modules/better-sqlite3/prebuilds/!(${OWN_BINARY}.node)`,
  // Headers for modules that are compiled.
  'node_modules/.pnpm/node-addon-api@*',
  // Our build imports; this half is for those that require.
  'node_modules/.pnpm/stripe@*/node_modules/stripe/cjs',
  // Node reads the other half, whoever asks.
  'node_modules/.pnpm/{@aws-sdk,@smithy}+*/node_modules/{@aws-sdk,@smithy}/*/dist-es',
]
