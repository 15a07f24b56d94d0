import { afterAll } from 'vitest'
import { endIdle } from './reuse.ts'

/** What is kept serves the tests of one file. */
afterAll(endIdle)
