import { Counter, Gauge, type Registry } from 'prom-client'
import { readMailFigures } from '#mail/outbox/mail-figures.repository.ts'
import type { AppContext } from '#context.ts'
import { readLastBackup } from '#db/last-backup.ts'
import { readWaitingByKind } from '#db/queue-counts.ts'

type State = Pick<AppContext, 'store' | 'disk' | 'now' | 'clock' | 'log'>

/** Metrics that are read at each scrape. */
interface Reading {
  readonly gauges: readonly Gauge[]
  readonly read: () => Promise<void> | void
}

/**
 * Registers what is read at each scrape: mails, queues, disk, last backup, clock, and waits in the database. Returns the
 * function that reads them; a part that can't be read is absent until it can.
 */
export function registerState(registry: Registry, state: State): () => Promise<void> {
  const readings = [
    registerMails(registry, state),
    registerQueues(registry, state),
    registerDiskSpace(registry, state),
    registerBackup(registry, state),
    registerClockLeap(registry, state),
    registerWaits(registry, state),
  ]
  return async () => void (await Promise.all(readings.map((reading) => readOrForget(reading, state))))
}

async function readOrForget({ gauges, read }: Reading, { log }: Pick<State, 'log'>): Promise<void> {
  try {
    await read()
  } catch (err) {
    log.error({ err }, 'a part of the metrics could not be read')
    for (const gauge of gauges) resetGauge(gauge)
  }
}

/**
 * A gauge without labels has an initial value, which only removing it makes absent. One with labels does not allow that.
 */
function resetGauge(gauge: Gauge): void {
  gauge.reset()
  if (!hasLabels(gauge)) gauge.remove()
}

const hasLabels = (gauge: Gauge): boolean =>
  (gauge as Gauge & { readonly labelNames: readonly string[] }).labelNames.length > 0

const toSeconds = (ms: number): number => ms / 1000

function registerMails(registry: Registry, { store, now }: State): Reading {
  const registers = [registry]
  const waiting = new Gauge({ name: 'portal_mails_waiting', help: 'Mails that were not sent yet', registers })
  const oldest = new Gauge({
    name: 'portal_mail_oldest_waiting_seconds',
    help: 'Age of the oldest mail that was not sent yet; 0 for none',
    registers,
  })
  const overdue = new Gauge({
    name: 'portal_mail_overdue_seconds',
    help: 'For how long the mail has been due that was due first; 0 for none',
    registers,
  })
  const givenUp = new Gauge({
    name: 'portal_mails_given_up',
    help: 'Mails that were given up within 30 days, and not tried anew',
    registers,
  })
  return {
    gauges: [waiting, oldest, overdue, givenUp],
    async read() {
      const at = now()
      const figures = await readMailFigures(store.read, at)
      waiting.set(figures.waiting)
      oldest.set(toSeconds(at - (figures.oldest ?? at)))
      overdue.set(toSeconds(at - (figures.dueSince ?? at)))
      givenUp.set(figures.givenUp)
    },
  }
}

function registerQueues(registry: Registry, { store }: State): Reading {
  const length = new Gauge({
    name: 'portal_queue_length',
    help: 'How many wait for a decision of the team, by what they are',
    labelNames: ['kind'],
    registers: [registry],
  })
  return {
    gauges: [length],
    async read() {
      for (const [kind, waiting] of await readWaitingByKind(store.read)) length.set({ kind }, waiting)
    },
  }
}

function registerDiskSpace(registry: Registry, { disk }: State): Reading {
  const registers = [registry]
  const free = new Gauge({
    name: 'portal_disk_free_bytes',
    help: 'What the portal may still store on the disk of its data folder',
    registers,
  })
  const size = new Gauge({ name: 'portal_disk_size_bytes', help: 'The size of that disk', registers })
  return {
    gauges: [free, size],
    async read() {
      const space = await disk.space()
      free.set(space.free)
      size.set(space.total)
    },
  }
}

function registerBackup(registry: Registry, { store, now }: State): Reading {
  const age = new Gauge({
    name: 'portal_backup_age_seconds',
    help: 'Age of the last backup; absent before the first one',
    registers: [registry],
  })
  return {
    gauges: [age],
    async read() {
      const last = await readLastBackup(store.read)
      if (last === null) resetGauge(age)
      else age.set(toSeconds(now() - last.at))
    },
  }
}

function registerClockLeap(registry: Registry, { clock }: State): Reading {
  const leap = new Gauge({
    name: 'portal_clock_ahead_seconds',
    help: 'How far the clock is beyond the last time that was known to be right, where that is more than a day; else 0',
    registers: [registry],
  })
  return { gauges: [leap], read: () => leap.set(toSeconds(clock.leap())) }
}

/** Wait counts and times by pool, and under `lock` for the writer's lock. */
function registerWaits(registry: Registry, { store }: State): Reading {
  const shared = { labelNames: ['for'], registers: [registry] }
  const waiting = new Gauge({
    name: 'portal_database_waiting',
    help: 'How many wait for a connection of the pool, or for the write lock',
    ...shared,
  })
  const count = new Counter({
    name: 'portal_database_waits_total',
    help: 'How often the connection or lock was asked for and had to be waited for',
    ...shared,
  })
  const seconds = new Counter({
    name: 'portal_database_wait_seconds_total',
    help: 'How long it was waited for in all',
    ...shared,
  })
  return {
    gauges: [waiting],
    read() {
      count.reset()
      seconds.reset()
      for (const [name, one] of Object.entries(store.waits())) {
        waiting.set({ for: name }, one.waiting)
        count.inc({ for: name }, one.count)
        seconds.inc({ for: name }, toSeconds(one.ms))
      }
    },
  }
}
