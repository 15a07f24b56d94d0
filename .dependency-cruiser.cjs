// Who may import whom. Read top-down: reference-data <- domain <- apps; ui and server stand alone.
const TESTS = '(\\.(test|stories|e2e)\\.tsx?$|/test/|/testing/|/e2e/)'

const FOLDER_RULES = require('./packages/checks/folder-rules.cjs')

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** A subfolder may import itself, the `shared` files of its folder, and the subfolders that the table lists. */
const createFolderRules = ({ name, base, shared, folders }) =>
  Object.entries(folders).map(([folder, others]) =>
    forbid(
      `${name}-${folder.replace('/', '-')}`,
      `In ${base}, ${folder}/ imports ${others.map((other) => `${other}/`).join(', ') || 'no other folder'}.`,
      { path: `^${base}/${folder}/`, pathNot: TESTS },
      {
        path: `^${base}/`,
        pathNot: [
          ...[folder, ...others].map((other) => `^${base}/${other}/`),
          ...shared.map((file) => `^${base}/${file}$`),
        ],
      },
    ),
  )

/** A feature shows its neighbours one door; everything else in its folder is private. */
const oneDoor = (app, door, { also = [], except = [] } = {}) =>
  forbid(
    `${app}-feature-door`,
    `A feature in apps/${app} imports another feature only through its ${door} file.`,
    { path: `^apps/${app}/src/features/([^/]+)/`, pathNot: [TESTS, ...except] },
    {
      path: `^apps/${app}/src/features/`,
      pathNot: [`^apps/${app}/src/features/$1/`, `${door}\\.tsx?$`, ...also],
    },
  )

/** The features that work on the business itself: they share its rows, conditions and views, the top files of `businesses`. */
const BUSINESS_FEATURES =
  '^apps/api/src/features/(business-admin|businesses|directory|editing|engagement|handovers|messages|ownership|registration|reviews|saves|search)/'
const BUSINESS_FILES = '^apps/api/src/features/businesses/[^/]+\\.ts$'

const MIGRATIONS = '^apps/api/src/db/engine/(sqlite|postgres)/migrations/'

module.exports = {
  forbidden: [
    forbid('no-cycles', 'A cycle hides which part rests on which.', {}, { circular: true }),
    forbid(
      'resolves',
      'An import that leads nowhere hides from every other rule.',
      {},
      { couldNotResolve: true, pathNot: '\\?url$' },
    ),
    forbid(
      'reference-data-alone',
      'Tables import nothing; the one module that reads CSV files reads files.',
      { path: '^packages/reference-data/src', pathNot: [TESTS, '/words/csv-files\\.ts$'] },
      { pathNot: '^packages/reference-data/' },
    ),
    forbid(
      'domain-pure',
      'Rules import tables and valibot only: no I/O, no framework.',
      { path: '^packages/domain/src', pathNot: TESTS },
      { pathNot: ['^packages/(domain|reference-data)/', 'node_modules/.*valibot/'] },
    ),
    forbid(
      'ui-knows-no-business',
      'The kit knows React and styles, no business.',
      { path: '^packages/ui/src', pathNot: TESTS },
      {
        pathNot: [
          '^packages/ui/',
          'node_modules/(react|react-dom|styled-components|radix-ui|@radix-ui|embla-carousel-react)/',
        ],
      },
    ),
    forbid(
      'server',
      'packages/server: Fastify and its own libraries, no app, no business.',
      { path: '^packages/server/src', pathNot: TESTS },
      {
        pathNot: [
          '^packages/server/',
          'node_modules/(fastify|@fastify/[a-z-]+|@opentelemetry/[a-z-]+|prom-client|valibot)/',
          'node_modules/(fastest-levenshtein|ip-address|lru-cache)/',
        ],
        dependencyTypesNot: ['core'],
      },
    ),
    forbid(
      'apps-apart',
      'The apps meet over HTTP only.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'benchmarks-above-all',
      'Nothing imports a benchmark: what others need stands with them.',
      { path: '^(apps|packages)/' },
      { path: '^benchmarks/' },
    ),
    forbid('packages-below-apps', 'Packages never import apps.', { path: '^packages/' }, { path: '^apps/' }),
    forbid(
      'no-test-code-in-product',
      'Product code never imports test code.',
      { path: '^(apps|packages)/[^/]+/src/', pathNot: TESTS },
      { path: TESTS },
    ),

    ...FOLDER_RULES.flatMap(createFolderRules),

    oneDoor('api', '\\.service', { also: ['\\.(table|record)\\.ts$'], except: [BUSINESS_FEATURES] }),
    forbid(
      'api-business-features',
      'Features of a business share the top files of businesses; all else of each other they enter through .service files.',
      { path: BUSINESS_FEATURES, pathNot: TESTS },
      {
        path: '^apps/api/src/features/',
        pathNot: ['^apps/api/src/features/$1/', '\\.(service|table|record)\\.ts$', BUSINESS_FILES],
      },
    ),
    oneDoor('web', '\\.api'),

    forbid(
      'api-repository-below-http',
      'Repositories and tables know the database, not HTTP or services.',
      { path: '\\.(repository|table)\\.ts$' },
      { path: '(^apps/api/src/http/|\\.(service|routes)\\.ts$)' },
    ),
    forbid(
      'api-service-below-http',
      'Services know no HTTP.',
      { path: '\\.service\\.ts$' },
      { path: '(^apps/api/src/http/|\\.routes\\.ts$|node_modules/.*fastify/)' },
    ),
    forbid(
      'kysely-in-repositories',
      'Queries live in repositories and db/.',
      { path: '^apps/api/src/', pathNot: ['\\.(repository|table)\\.ts$', '^apps/api/src/db/', TESTS] },
      { path: 'node_modules/.*kysely/', dependencyTypesNot: ['type-only'] },
    ),

    forbid(
      'api-engine-door',
      'Nothing but the doors of db/engine names an engine: all else is given a Store.',
      {
        path: '^apps/api/src/',
        pathNot: ['^apps/api/src/db/engine/((open|backup|lock|move)\\.ts$|sqlite/|postgres/)', TESTS],
      },
      {
        path: [
          '^apps/api/src/db/engine/(sqlite|postgres)/',
          'node_modules/.*/(better-sqlite3|pg|pg-copy-streams|pg-cursor|pg-pool|pg-query-stream)/',
        ],
      },
    ),
    forbid(
      'api-engines-apart',
      'An engine knows nothing of the other: what both need stands above them.',
      { path: '^apps/api/src/db/engine/(sqlite|postgres)/', pathNot: TESTS },
      { path: '^apps/api/src/db/engine/(sqlite|postgres)/', pathNot: '^apps/api/src/db/engine/$1/' },
    ),
    forbid(
      'api-migrations-alone',
      'A migration imports nothing but Kysely: what it imported would change, and it never does.',
      { path: `${MIGRATIONS}[0-9]`, pathNot: `${MIGRATIONS}[0-9]+-baseline\\.ts$` },
      { pathNot: 'node_modules/.*kysely/' },
    ),
    forbid(
      'api-baselines-alone',
      'A baseline imports its own parts and Kysely.',
      { path: [`${MIGRATIONS}[0-9]+-baseline\\.ts$`, `${MIGRATIONS}baseline/`] },
      { pathNot: ['^apps/api/src/db/engine/$1/migrations/baseline/', 'node_modules/.*kysely/'] },
    ),
    forbid(
      'api-demo-on-demand',
      'The demo is loaded where somebody asks for it: others import it dynamically, and read nothing of it in production.',
      { path: '^apps/api/src/', pathNot: ['^apps/api/src/demo/', TESTS] },
      { path: '^apps/api/src/demo/', dynamic: false },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^((apps|packages)/[^/]+/dist|storybook-static)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
