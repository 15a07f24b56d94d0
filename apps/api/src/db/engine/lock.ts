/** What one process holds in a folder until it ends, whichever engine keeps the rows. */
export { acquireLock } from './sqlite/lock-file.ts'
