import type { Migration } from 'kysely/migration'
import { accounts } from './001-accounts.ts'

/** Every migration, oldest first; listed by hand because the build bundles them. A landed one never changes. */
export const migrations: Record<string, Migration> = {
  '001-accounts': accounts,
}
