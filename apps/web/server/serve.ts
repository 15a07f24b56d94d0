import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from '@portal/domain/shared'
import { ConfigError } from '@portal/server/environment'
import { closeGracefully, listenFds } from '@portal/server/lifecycle'
import type { FastifyInstance } from 'fastify'
import type { PageContext } from '../src/shared/page/page-context.ts'
import { createApp } from './app.ts'
import { findMisspelt, readConfig, type Config } from './config/config.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import type { Observers } from './observers.ts'
import { createTracing } from './tracing/create-tracing.ts'

const API_START_TIMEOUT_MS = 15_000
const STOP_TIMEOUT_MS = 10_000

async function isApiUp(apiUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${apiUrl}/api/health/live`, { signal: AbortSignal.timeout(1_000) })).ok
  } catch {
    return false
  }
}

/** Waits for the API for 15 seconds, so that after a joint start the first visitor gets a page and no error. */
async function waitForApi(app: FastifyInstance, apiUrl: string): Promise<void> {
  const deadline = Date.now() + API_START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (await isApiUp(apiUrl)) return
    await sleep(200)
  }
  app.log.warn(`The API at ${apiUrl} does not answer; pages that need it say so until it does`)
}

function stopOnSignal(app: FastifyInstance, { shutdownDelay }: Config): void {
  const delay = shutdownDelay * SECOND
  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    app.log.info(`${signal}: stopping`)
    setTimeout(() => process.exit(1), delay + STOP_TIMEOUT_MS).unref()
    void closeGracefully(app, delay).then(() => process.exit(0))
  }
  // From a terminal a signal arrives twice: from the terminal and from the parent process.
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Ends the process with one line for a setting that can’t be used. */
async function exitOnConfigError<Value>(work: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

async function listenOrExit(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen(listenFds({ host, port }, process.env, process.pid))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    process.stderr.write(
      isTaken
        ? `Port ${port} is taken. Stop what uses it, or set PORT\n`
        : `The web server can’t listen on ${host}:${port} (PORT): ${reason}\n`,
    )
    process.exit(1)
  }
}

/** The part of the page context that is the same for all pages. */
export const toSiteContext = ({
  publicUrl,
  contactEmail,
  operator,
  social,
}: Config): Omit<PageContext, 'now' | 'seed'> => ({
  origin: publicUrl,
  contactEmail,
  ...(Object.keys(operator).length > 0 && { operator }),
  ...(social.length > 0 && { social }),
})

/** Starts the web server with the given site, and stops it on a signal. */
export async function serve(
  site: (app: FastifyInstance, config: Config, observers: Observers) => Promise<void>,
): Promise<void> {
  const config = await exitOnConfigError(() => readConfig(process.env))
  const { metrics, close } = await exitOnConfigError(() => serveMetrics(config.metrics))
  const tracing = await createTracing(config.tracing, () => app.log)
  const observers = { metrics, tracing }
  const app = await createApp(config, (own) => site(own, config, observers), observers)
  app.addHook('onClose', close)
  app.addHook('onClose', () => tracing.close())
  stopOnSignal(app, config)
  app.log.info({ publicUrl: config.publicUrl, apiUrl: config.apiUrl }, 'starting')
  for (const { name, suggestion } of findMisspelt(process.env))
    app.log.warn(`${name} is set, but no variable of the web server: is ${suggestion} meant?`)
  await waitForApi(app, config.apiUrl)
  await listenOrExit(app, config)
}
