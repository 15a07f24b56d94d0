/** The whole file can't be read, or not as asked: what happened and what to do, for the person at the terminal. */
export class TransferError extends Error {
  override readonly name = 'TransferError'
}
