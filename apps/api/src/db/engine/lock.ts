/** A lock of one process on a folder, independent of the engine. */
export { acquireLock } from './sqlite/lock-file.ts'
