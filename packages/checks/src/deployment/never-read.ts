/** The name of prebuilt binaries for this machine. */
const OWN_BINARY = `linux-${process.arch}`

/** Files that `pnpm deploy` copies but production never reads, as patterns relative to the app's folder. */
export const NEVER_READ: readonly string[] = [
  'README.md',
  'pnpm-lock.yaml',
  'node_modules/.modules.yaml',
  'node_modules/{,.pnpm/{node_modules,*/node_modules/{*,@*/*}/node_modules}/}.bin',
  // Only read with --enable-source-maps.
  'dist/**/*.map',
  'node_modules/.pnpm/**/*.map',
  // Types, and the compiler, which is an optional peer dependency.
  'node_modules/.pnpm/{typescript,@typescript+*,@types+*}@*',
  'node_modules/.pnpm/**/*.d.{ts,mts,cts}',
  // Documentation and tests of packages; licences stay.
  'node_modules/.pnpm/**/{README,CHANGELOG,HISTORY}.md',
  'node_modules/.pnpm/*/node_modules/{*,@*/*}/{test,tests,docs,example,examples,benchmark,benchmarks}',
  // The sources of SQLite, and its binaries for other systems.
  'node_modules/.pnpm/better-sqlite3@*/node_modules/better-sqlite3/{deps,src,binding.gyp}',
  `node_modules/.pnpm/better-sqlite3@*/node_modules/better-sqlite3/prebuilds/!(${OWN_BINARY}.node)`,
  // Headers for compiling native modules.
  'node_modules/.pnpm/node-addon-api@*',
  // The CommonJS half, which our ES modules do not load.
  'node_modules/.pnpm/stripe@*/node_modules/stripe/cjs',
  // Node always loads the other half.
  'node_modules/.pnpm/{@aws-sdk,@smithy}+*/node_modules/{@aws-sdk,@smithy}/*/dist-es',
]
