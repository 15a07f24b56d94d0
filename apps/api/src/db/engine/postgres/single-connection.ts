import type { Client } from 'pg'
import { PortalDialect, type WriteLock } from './dialect.ts'

/** Kysely on one connection, which others may run statements on in between; ending it is theirs. */
export const toDialect = (client: Client, lock?: WriteLock): PortalDialect =>
  new PortalDialect({
    pool: {
      options: {},
      connect: async () => ({ query: client.query.bind(client) as never, release: () => undefined }),
      end: async () => undefined,
    },
    ...(lock && { lock }),
  })
