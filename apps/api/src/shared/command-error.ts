/** Why a backup or its restore was refused or given up: a sentence for the operator, with what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
