/** An invalid setting; the start fails with its message as the only line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
