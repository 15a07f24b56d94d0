import { setTimeout } from 'node:timers/promises'
import { median } from '../shared/median.ts'
import type { Kind } from './kinds.ts'
import { photoBytes } from './sizes.ts'
import { byRole, type ByRole, type RunningPortal } from './running-portal.ts'

/** What a kind of request costs. */
export interface Cost {
  readonly name: string
  /** Milliseconds of processor time for each request, with the mails that it causes. */
  readonly time: ByRole
  readonly mails: number
  /** Bytes of photos that each leaves. */
  readonly photos: number
  /** Milliseconds from a request to its answer while it is the only one, the median. */
  readonly alone: number
}

const CONNECTIONS = 4
/** Seconds in which nobody asks for anything, and how often they are measured. */
const IDLE = { seconds: 5, times: 4 }
/** A decision’s mail leaves after ten seconds. */
const MAILS_WITHIN = 90_000
/** Answers that say come back later, and after how many milliseconds that is done. */
const LATER = { status: 503, after: 500 }

/**
 * Milliseconds of processor time that a second takes in which nobody asks for anything: the least of some measurements, since
 * jobs and what came before may fall into the others.
 */
export async function measureIdle(portal: RunningPortal): Promise<ByRole> {
  const measured: ByRole[] = []
  for (let n = 0; n < IDLE.times; n += 1) {
    const before = portal.time()
    await setTimeout(IDLE.seconds * 1_000)
    const after = portal.time()
    measured.push(byRole((role) => (after[role] - before[role]) / IDLE.seconds))
  }
  return byRole((role) => Math.min(...measured.map((one) => one[role])))
}

/** Measures one kind of request; what the portal does by itself meanwhile is left out. */
export async function measure(portal: RunningPortal, kind: Kind, idle: ByRole): Promise<Cost> {
  const alone: number[] = []
  for (let n = 0; n < Math.min(30, kind.before); n += 1) alone.push(await ask(portal, kind, n))
  await inParallel(portal, kind, [alone.length, kind.before])
  await whenMailed(portal)
  const [before, start, mails] = [portal.time(), performance.now(), portal.mails()]
  const photos = photoBytes(portal.data.dataDir)
  await inParallel(portal, kind, [kind.before, kind.before + kind.times])
  await whenMailed(portal)
  const [after, seconds] = [portal.time(), (performance.now() - start) / 1_000]
  return {
    name: kind.name,
    time: byRole((role) => Math.max(0, after[role] - before[role] - seconds * idle[role]) / kind.times),
    mails: (portal.mails() - mails) / kind.times,
    photos: (photoBytes(portal.data.dataDir) - photos) / kind.times,
    alone: median(alone),
  }
}

async function inParallel(portal: RunningPortal, kind: Kind, [from, to]: readonly [number, number]) {
  let n = from
  const askInTurn = async () => {
    while (n < to) await ask(portal, kind, n++)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, askInTurn))
}

/** Sends the n-th request; answers how many milliseconds the answer took. */
async function ask({ apiOrigin }: RunningPortal, kind: Kind, n: number): Promise<number> {
  const { method, path, headers, body } = await kind.request(n)
  const start = performance.now()
  const answer = await fetch(apiOrigin + path, {
    method,
    headers: {
      'x-forwarded-for': `203.0.113.${n % 250}`,
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const took = performance.now() - start
  if (answer.status === LATER.status) {
    await setTimeout(LATER.after)
    return ask({ apiOrigin } as RunningPortal, kind, n)
  }
  if (!answer.ok) throw new Error(`${kind.name}: ${answer.status} ${text}`)
  if (kind.onAnswer) kind.onAnswer(JSON.parse(text))
  return took
}

/** Waits until no mail waits. */
async function whenMailed({ data: { store } }: RunningPortal): Promise<void> {
  const deadline = Date.now() + MAILS_WITHIN
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
