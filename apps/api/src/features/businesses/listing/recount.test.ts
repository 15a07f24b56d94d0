import { test } from 'vitest'
import { recount } from '#test/recount.ts'

test(
  'any filters in any order answer what filtering, sorting and counting all businesses gives',
  () => recount(300),
  600_000,
)
