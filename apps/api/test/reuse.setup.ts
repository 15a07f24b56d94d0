import { afterAll } from 'vitest'
import { endIdle } from './reuse.ts'

/** Resources are reused within one test file. */
afterAll(endIdle)
