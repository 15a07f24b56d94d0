import { expect, test } from 'vitest'
import { recount } from '#test/recount.ts'

test(
  'any filters in any order equal filtering, sorting and counting all businesses',
  () => expect(recount(3_000)).resolves.toBeUndefined(),
  600_000,
)
