/** A setting that can't be used: its message is the one line with which the start stops. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
