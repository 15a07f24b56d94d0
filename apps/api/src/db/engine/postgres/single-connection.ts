import type { Client } from 'pg'
import { PortalDialect, type WriteLock } from './dialect.ts'

/** Creates a Kysely dialect on one connection, which the caller also uses and closes. */
export const toDialect = (client: Client, lock?: WriteLock): PortalDialect =>
  new PortalDialect({
    pool: {
      options: {},
      connect: async () => ({ query: client.query.bind(client) as never, release: () => undefined }),
      end: async () => undefined,
    },
    ...(lock && { lock }),
  })
