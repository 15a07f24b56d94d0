import { setTimeout } from 'node:timers/promises'
import { median } from '../shared/median.ts'
import type { Kind } from './kinds.ts'
import { countPhotoBytes } from './sizes.ts'
import { mapRoles, type ByRole, type RunningPortal } from './running-portal.ts'

/** The cost of a kind of request. */
export interface Cost {
  readonly name: string
  /** Milliseconds of processor time per request, including its mails. */
  readonly time: ByRole
  readonly mails: number
  /** Bytes of stored photos per request. */
  readonly photos: number
  /** The median response time without other requests, in milliseconds. */
  readonly alone: number
}

const CONNECTIONS = 4
/** The seconds of an idle measurement, and the number of measurements. */
const IDLE = { seconds: 5, times: 4 }
/** A decision’s mail is sent after ten seconds. */
const MAILS_TIMEOUT_MS = 90_000
/** The status after which a request is retried, and the delay in milliseconds. */
const RETRY = { status: 503, after: 500 }

/**
 * Milliseconds of processor time per idle second: the minimum of some measurements, since jobs and earlier work may affect the
 * others.
 */
export async function measureIdle(portal: RunningPortal): Promise<ByRole> {
  const measured: ByRole[] = []
  for (let n = 0; n < IDLE.times; n += 1) {
    const before = portal.time()
    await setTimeout(IDLE.seconds * 1_000)
    const after = portal.time()
    measured.push(mapRoles((role) => (after[role] - before[role]) / IDLE.seconds))
  }
  return mapRoles((role) => Math.min(...measured.map((one) => one[role])))
}

/** Measures one kind of request, without the portal's idle cost. */
export async function measure(portal: RunningPortal, kind: Kind, idle: ByRole): Promise<Cost> {
  const alone: number[] = []
  for (let n = 0; n < Math.min(30, kind.before); n += 1) alone.push(await send(portal, kind, n))
  await sendInParallel(portal, kind, [alone.length, kind.before])
  await waitForMails(portal)
  const [before, start, mails] = [portal.time(), performance.now(), portal.mails()]
  const photos = countPhotoBytes(portal.data.dataDir)
  await sendInParallel(portal, kind, [kind.before, kind.before + kind.times])
  await waitForMails(portal)
  const [after, seconds] = [portal.time(), (performance.now() - start) / 1_000]
  return {
    name: kind.name,
    time: mapRoles((role) => Math.max(0, after[role] - before[role] - seconds * idle[role]) / kind.times),
    mails: (portal.mails() - mails) / kind.times,
    photos: (countPhotoBytes(portal.data.dataDir) - photos) / kind.times,
    alone: median(alone),
  }
}

async function sendInParallel(portal: RunningPortal, kind: Kind, [from, to]: readonly [number, number]) {
  let n = from
  const sendNext = async () => {
    while (n < to) await send(portal, kind, n++)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sendNext))
}

/** Sends the n-th request; returns its response time in milliseconds. */
async function send({ apiOrigin }: RunningPortal, kind: Kind, n: number): Promise<number> {
  const { method, path, headers, body } = await kind.request(n)
  const start = performance.now()
  const response = await fetch(apiOrigin + path, {
    method,
    headers: {
      'x-forwarded-for': `203.0.113.${n % 250}`,
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const durationMs = performance.now() - start
  if (response.status === RETRY.status) {
    await setTimeout(RETRY.after)
    return send({ apiOrigin } as RunningPortal, kind, n)
  }
  if (!response.ok) throw new Error(`${kind.name}: ${response.status} ${text}`)
  if (kind.onResponse) kind.onResponse(JSON.parse(text))
  return durationMs
}

/** Waits until the outbox is empty. */
async function waitForMails({ data: { store } }: RunningPortal): Promise<void> {
  const deadline = Date.now() + MAILS_TIMEOUT_MS
  while (Date.now() < deadline) {
    const { waiting } = await store.read
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where('next_try_at', 'is not', null)
      .executeTakeFirstOrThrow()
    if (waiting === 0) return
    await setTimeout(500)
  }
  throw new Error('Mails still wait')
}
