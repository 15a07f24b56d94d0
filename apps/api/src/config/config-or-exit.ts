import { ConfigError, readConfig, type Config } from './config.ts'

/** The configuration; a setting that can't be used ends the process with one line. */
export function configOrExit(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
