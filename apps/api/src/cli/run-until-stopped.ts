import { CommandError } from '#shared/command-error.ts'
import { printError } from './print.ts'

/**
 * Runs work that SIGINT and SIGTERM abort by an AbortSignal, so that it cleans up before the process ends. `left` describes
 * what an aborted run leaves behind.
 */
export async function runUntilStopped(
  work: (signal: AbortSignal) => Promise<void>,
  left = 'Nothing was kept',
): Promise<void> {
  const stop = new AbortController()
  const stopped = new CommandError(`Stopped. ${left}`)
  const onSignal = () => stop.abort(stopped)
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  try {
    await work(stop.signal)
  } catch (error) {
    const reason = stop.signal.aborted ? stopped : error
    if (!(reason instanceof CommandError)) throw error
    printError(`${reason.message}\n`)
    process.exitCode = 1
  } finally {
    process.off('SIGINT', onSignal)
    process.off('SIGTERM', onSignal)
  }
}
