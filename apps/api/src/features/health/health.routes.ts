import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { missingMigrations } from '#db/migrate.ts'
import { route } from '#http/route.ts'
import { Problem } from '#problem.ts'
import { writeReadiness } from './health.repository.ts'

const OK = { status: 'ok' } as const

export function health(app: FastifyInstance, { store, now }: AppContext): void {
  route(app, calls.live, { access: 'public', limits: [] }, () => OK)

  route(app, calls.ready, { access: 'public', limits: [] }, async () => {
    if (app.isStopping()) throw new Problem('unavailable', 'The server is stopping', { retryAfter: 5 })
    const missing = await missingMigrations(store.read)
    if (missing.length > 0) {
      throw new Problem('unavailable', `Migrations are missing: ${missing.join(', ')}`, { retryAfter: 5 })
    }
    await writeReadiness(store.write, now())
    return OK
  })
}
