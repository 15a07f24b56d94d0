/**
 * The rooms of each folder and which of its other rooms each may import. What a room may take from packages and from
 * node_modules is said by the rules in .dependency-cruiser.cjs; `shared` are files that every room may import.
 */
module.exports = [
  {
    name: 'api',
    base: 'apps/api/src',
    shared: ['context.ts'],
    rooms: {
      config: [],
      shared: [],
      'package-files': ['config'],
      storage: ['config'],
      process: ['config', 'db'],
      db: ['shared', 'storage'],
      http: ['config', 'db', 'process', 'shared'],
      mail: ['config', 'db', 'shared'],
      media: ['db', 'features/businesses', 'http', 'shared', 'storage'],
      features: ['config', 'db', 'http', 'mail', 'media', 'package-files', 'shared', 'storage'],
      jobs: ['db', 'features', 'mail', 'media', 'storage'],
      demo: ['config', 'db', 'features', 'package-files', 'shared'],
      cli: ['config', 'db', 'demo', 'features', 'mail', 'process', 'shared'],
      bench: ['db', 'demo', 'features', 'http'],
    },
  },
  {
    name: 'web',
    base: 'apps/web/src',
    shared: [],
    rooms: {
      shared: ['api'],
      api: ['shared'],
      features: ['api', 'shared'],
      'app/shell': ['api', 'features', 'shared'],
      'app/pages': ['api', 'app/shell', 'features', 'shared'],
      'app/start': ['api', 'app', 'shared'],
    },
  },
  {
    name: 'web-shared',
    base: 'apps/web/src/shared',
    shared: [],
    rooms: {
      page: [],
      urls: [],
      media: [],
      seo: ['page'],
      layout: ['page', 'urls'],
      session: ['layout'],
      drafts: ['forms', 'page'],
      forms: ['content', 'drafts', 'layout', 'page', 'seo', 'urls'],
      lists: ['forms', 'urls'],
      content: ['layout', 'lists', 'page', 'seo', 'urls'],
      'email-links': ['layout', 'page', 'seo', 'urls'],
    },
  },
  {
    name: 'web-server',
    base: 'apps/web/server',
    shared: ['refusal.ts', 'security-headers.ts', 'request-rules.ts'],
    rooms: { config: [], build: [], pages: [], crawlers: ['pages'] },
  },
]
