import { afterAll } from 'vitest'
import { endKept } from './kept.ts'

/** What is kept serves the tests of one file. */
afterAll(endKept)
