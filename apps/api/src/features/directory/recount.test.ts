import { expect, test } from 'vitest'
import { recount } from '#test/recount.ts'

test(
  'any filters in any order answer what filtering, sorting and counting all businesses gives',
  () => expect(recount(300)).resolves.toBeUndefined(),
  600_000,
)
