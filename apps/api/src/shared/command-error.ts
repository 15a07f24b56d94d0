/** Why a command was refused or given up: a sentence for the operator, with what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
