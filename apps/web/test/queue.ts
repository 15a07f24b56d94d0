import { calls, QUEUE_KINDS, type QueueDetail, type QueueItem, type QueueKind } from '@portal/domain/contract'
import { openAdministration } from './administration.ts'
import { someFigures } from './analytics.ts'
import { aDecision, NOW } from './factories.ts'
import { aQueueDetail } from './queue-factories.ts'
import { respondWith, server } from './server.ts'

const isBulk = (kind: QueueKind) => kind !== 'reports'

/** A mocked queue that drops decided items and takes undone ones back; records the calls. */
export function mockQueue(...items: QueueItem[]) {
  const waiting = [...items]
  let left: QueueItem[] = []
  const details = new Map<string, Partial<QueueDetail>>()
  const seen = {
    lists: [] as string[],
    decisions: [] as { path: string; body: unknown }[],
    approvals: [] as unknown[],
    undone: [] as string[],
  }
  const leave = (kind: string, id: number) => {
    const at = waiting.findIndex((item) => item.kind === kind && item.id === id)
    if (at >= 0) left.push(...waiting.splice(at, 1))
  }
  const matching = (url: URL) =>
    waiting.filter(({ kind }) => [null, kind].includes(url.searchParams.get('kind') as QueueKind))
  const getKey = (url: URL, kindAt: number) => {
    const parts = url.pathname.split('/')
    return { kind: parts.at(kindAt) as QueueKind, id: Number(parts.at(kindAt + 1)) }
  }
  const decided = ({ url, body }: { url: URL; body: unknown }) => {
    const { kind, id } = getKey(url, -3)
    seen.decisions.push({ path: url.pathname, body })
    left = []
    leave(kind, id)
    const { status } = body as { status: 'approved' }
    return { kind, id, slug: 'decided', status, trialExpiryDate: null, decision: aDecision() }
  }
  server.use(
    respondWith(calls.adminFigures, 200, someFigures()),
    respondWith(calls.listAdminOrders, 200, []),
    respondWith(calls.listQuoteRequests, 200, [], { headers: { 'X-Total-Count': '3' } }),
    respondWith(calls.countQueue, 200, () => ({
      ...(Object.fromEntries(
        QUEUE_KINDS.map((kind) => [kind, waiting.filter((item) => item.kind === kind).length]),
      ) as Record<QueueKind, number>),
      inquiries: 0,
    })),
    respondWith(calls.listQueue, 200, ({ url }) => matching(url), {
      onRequest: ({ url }) => seen.lists.push(url.search),
    }),
    respondWith(calls.getQueueItem, 200, ({ url }) => {
      const { kind, id } = getKey(url, -2)
      const item = [...waiting, ...items].find((one) => one.kind === kind && one.id === id)
      if (!item) throw new Error(`There is no ${kind} ${id}`)
      return aQueueDetail(item, details.get(`${kind} ${id}`))
    }),
    respondWith(calls.decide, 200, decided),
    respondWith(calls.decideItem, 200, decided),
    respondWith(calls.approveItems, 200, ({ body }) => {
      const { items: selected } = body as { items: { kind: 'jobs'; id: number }[] }
      seen.approvals.push(body)
      left = []
      for (const { kind, id } of selected) leave(kind, id)
      return {
        decision: aDecision(),
        outcomes: selected.map(({ kind, id }) => ({
          kind,
          id,
          isApproved: true,
          message: null,
          current: null,
        })),
      }
    }),
    respondWith(calls.undoDecision, 200, ({ url }) => {
      seen.undone.push(url.pathname)
      const undone = left.map(({ kind, id }) => ({ kind, id }))
      waiting.unshift(...left.filter(({ kind }) => isBulk(kind) || kind === 'reports'))
      left = []
      return { undone, kept: [] }
    }),
  )
  return { ...seen, leave, waiting, details }
}

export const openQueue = (path = '/admin') => openAdministration(path, { now: NOW })
