// cspell:ignore Vüla
import { expect, test } from 'vitest'
import { readUsers } from '#features/accounts/administration/user-list.service.ts'
import { oldStore } from '#test/old-store.ts'

test('accounts that are there already are found by name and address, and none is suspended', async () => {
  const { store, migrate } = await oldStore('072-second-steps')
  store.writeSqlite.exec(`
    insert into users (id, email, first_name, last_name, created_at) values
      (7, 'ana@reef.example', 'Ana', 'Vüla', 5),
      (8, 'mere@example.com', 'Mere', 'Tavola', 6)`)
  await migrate()
  const find = async (search: string) => {
    const { items } = await readUsers(store.read, { search }, { limit: 25, offset: 0 })
    return items.map(({ id, suspendedAt }) => [id, suspendedAt])
  }
  expect([await find('vula reef'), await find('example')]).toEqual([
    [[7, null]],
    [
      [8, null],
      [7, null],
    ],
  ])
})
