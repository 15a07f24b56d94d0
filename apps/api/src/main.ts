import { randomBytes } from 'node:crypto'
import { SECOND } from '@portal/domain/shared'
import { drainConnections, listenFds } from '@portal/server/lifecycle'
import { buildApp } from './app.ts'
import { findMisspelt, readConfig } from './config/config.ts'
import { describeConfig } from './config/describe-config.ts'
import type { AppContext } from './context.ts'
import { requireCurrentSchema } from './db/schema.ts'
import { invalidateResponses } from './db/version.ts'
import { acceptClock } from './db/clock.ts'
import { openDatabase } from './db/engine/open.ts'
import { createDisk } from './storage/disk.ts'
import { readOrCreateSessionSecret } from './storage/session-secret.ts'
import { exitWithError, exitOnError } from './process/failure.ts'
import { endDemoSessions } from './features/accounts/demo-accounts.service.ts'
import { resealSecrets } from './features/accounts/second-step/second-step.service.ts'
import { readGuides } from './features/guides/read-guides.ts'
import { createClockGuard } from './jobs/clock-guard.ts'
import { startJob } from './jobs/job.ts'
import { startJobs } from './jobs/schedule.ts'
import { createServices } from './services.ts'
import { createMetrics } from './metrics/create-metrics.ts'
import { createTracing } from './tracing/create-tracing.ts'
import { createLog } from './process/log.ts'
import { requireDatabaseOfPhotos } from './preparation/photos-without-database.ts'
import { prepareDatabase } from './preparation/prepare-database.ts'
import { EDITORIAL_FOLDER } from './package-files/editorial.ts'
import { releaseMemory } from './process/release-memory.ts'
import { acquireInstanceLock } from './process/instance-lock.ts'
import { createOnDemandStore } from './media/sizes-on-demand.ts'
import { createFileStore, warnIfUnavailable } from './media/store/create-file-store.ts'

/**
 * Milliseconds, beyond the shutdown delay, after which a stopping process exits: supervisors kill after ten seconds or
 * more.
 */
const SHUTDOWN_TIMEOUT_MS = 9_500
/** When the clock is checked: every ten seconds. */
const CLOCK_SCHEDULE = '*/10 * * * * *'
/** Connections that may wait to be accepted; the system drops a burst beyond it, and clients retry seconds later. */
const BACKLOG = 2048

// Files of this process are accessible to its own user only.
process.umask(0o077)
const config = exitOnError(() => readConfig(process.env, readOrCreateSessionSecret))
const log = createLog(config)
const portal = await start().catch(exitWithError)

async function start() {
  const tracing = await createTracing(config.tracing, log)
  const media = createOnDemandStore(await createFileStore(config), log)
  await requireDatabaseOfPhotos(config, media)
  const store = await openDatabase(config, {
    warn: (open) => log.warn({ open: open.slice(0, 10) }, 'others may read files of the data folder'),
  })
  const releaseDataFolder = acquireInstanceLock({ config, log })
  void warnIfUnavailable(media, log)
  const disk = createDisk(config.dataDir)
  const { metrics, serve: serveMetrics } = await createMetrics(config.metrics)
  const context: AppContext = {
    config,
    store,
    media,
    disk,
    now: store.now,
    clock: createClockGuard({ store, now: store.now, log }),
    randomBytes,
    log,
    metrics,
    tracing,
  }
  // Several processes on a server leave this to `migrate`, which runs while those of the previous release still serve.
  if (config.databaseUrl === null) await prepare(context)
  else if (config.demo) await prepareOnServer(context)
  else await requireCurrentSchema(store)
  log.info(describeConfig(config), 'starting')
  for (const { name, suggestion } of findMisspelt(process.env))
    log.warn(`${name} is set, but no variable of the portal: is ${suggestion} meant?`)
  if (config.isDemoPublic)
    log.warn(
      `this is a demo at ${config.publicUrl}: everybody knows the password of its accounts, among them an administrator’s`,
    )
  const demoAccounts = await endDemoSessions(context)
  if (demoAccounts.length > 0)
    log.warn(
      { accounts: demoAccounts },
      'these accounts are of the demo and have its published password: since PORTAL_DEMO is not set, nobody can sign in with it. Begin a portal of your own with an empty database',
    )
  const { resealed, unopened } = await resealSecrets(context)
  if (resealed > 0)
    log.info({ secrets: resealed }, 'secrets of authenticator apps sealed with the newest SESSION_SECRET')
  if (unopened > 0)
    log.error(
      { accounts: unopened },
      'no SESSION_SECRET opens the authenticator apps of these accounts, who can sign in with recovery codes only: add the secret that they were set up with, after a comma',
    )
  await context.clock.check()
  const services = createServices(context, readGuides(EDITORIAL_FOLDER))
  const app = await buildApp(context, { services })
  const metricsServer = await serveMetrics(context)
  releaseMemory()
  const listenOn = listenFds({ host: config.host, port: config.port }, process.env, process.pid)
  const address = await app.listen({ ...listenOn, backlog: BACKLOG })
  log.info(`Server listening at ${address}`)
  // Every process needs a trusted clock for its sessions, even if it runs no other job.
  const clock = startJob({ name: 'clock', schedule: CLOCK_SCHEDULE, pass: () => context.clock.check() }, log)
  const jobs = config.runsJobs ? startJobs(context, services, { isLate: () => app.isLate() }) : null
  return { app, store, clock, jobs, metricsServer, tracing, releaseDataFolder }
}

async function prepare(context: AppContext): Promise<void> {
  const { migrations, isSearchRenewed, texts } = await prepareDatabase(context.store, config)
  for (const name of migrations) log.info({ migration: name }, 'migrated')
  if (isSearchRenewed) log.info('words of searches made anew')
  if (texts > 0) log.info({ texts }, 'editorial texts taken over')
  await invalidateResponses(context.store, context.now()).catch((err: unknown) =>
    log.warn({ err }, 'answers that browsers hold were not made outdated'),
  )
  if (!config.demo) return
  if (await addDemo(context)) log.info('demo data added')
  // A demo may be started again after weeks, and nobody waits for its mails.
  await acceptClock(context.store.write, context.now())
}

/** Uses connections of its own without a statement timeout, as `migrate` does. */
async function prepareOnServer(context: AppContext): Promise<void> {
  const store = await openDatabase(config, { disablesTimeout: true })
  try {
    await prepare({ ...context, store })
  } finally {
    await store.close()
  }
}

/** Loaded on demand: any other portal runs without the demo's program and content. */
async function addDemo(context: AppContext): Promise<boolean> {
  const { seedDemo } = await import('./demo/seed.ts')
  return seedDemo(context.store, context.now(), context)
}

let stopping = false
async function stop(signal: NodeJS.Signals) {
  if (stopping) return
  stopping = true
  log.info({ signal }, 'stopping')
  const delay = config.shutdownDelaySeconds * SECOND
  setTimeout(() => {
    log.warn('the stop takes too long: the process ends under what is left')
    process.exit(0)
  }, delay + SHUTDOWN_TIMEOUT_MS).unref()
  await Promise.all([drainConnections(portal.app, delay), portal.clock.stop(), portal.jobs?.stop()])
  await portal.app.close()
  await portal.metricsServer.close()
  // On a full disk SQLite may fail to tidy up, which the next start does.
  await portal.store.close().catch((err: unknown) => log.error({ err }, 'the database was not closed tidily'))
  portal.releaseDataFolder()
  await portal.tracing.close()
  process.exit(0)
}

process.on('SIGTERM', (signal) => void stop(signal))
process.on('SIGINT', (signal) => void stop(signal))
