/** A file that can't be read or written. Its message tells the operator what happened and what to do. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError'
}
