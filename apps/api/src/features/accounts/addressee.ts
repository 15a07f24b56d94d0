import type { Addressee } from '#mail/outbox/outbox.service.ts'
import type { UserRow } from './users.table.ts'

/** Where emails to an account go. */
export const toAddressee = (user: UserRow): Addressee => ({
  name: `${user.first_name} ${user.last_name}`.trim(),
  address: user.email,
})
