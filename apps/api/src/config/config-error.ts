/** A setting that can't be used: the start stops with this one line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
