import type { SessionsTable } from '#features/accounts/sessions.table.ts'
import type { UsersTable } from '#features/accounts/users.table.ts'
import type { IdempotencyKeysTable } from '#db/idempotency.table.ts'
import type { ReadinessTable } from '#features/health/health.table.ts'

/** Every table by its name. Columns are snake_case; instants are milliseconds since 1970, flags 0 or 1. */
export interface Database {
  users: UsersTable
  sessions: SessionsTable
  idempotency_keys: IdempotencyKeysTable
  readiness: ReadinessTable
}
