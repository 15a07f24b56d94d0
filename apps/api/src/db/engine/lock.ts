/** What one process holds in a folder until it ends, whichever engine keeps the rows. */
export { takeLock } from './sqlite/lock-file.ts'
