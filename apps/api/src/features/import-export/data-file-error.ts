/** A file can't be read or written: its message tells the person at the terminal what happened and what to do. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError'
}
