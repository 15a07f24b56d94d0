/** Why a command was refused or failed: a sentence for the operator, with what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
