/** The assumed traffic per page view, and the target load of a machine. */
export const ASSUMPTIONS = {
  /** Processors of each machine. */
  processors: 2,
  /** The share of a processor, or of the write lock, that the busiest hour may take. */
  target: 0.5,
  /** The share of a day’s views that falls in its busiest hour. */
  busiestHour: 0.12,
  /** The share of views of a page that is not stored: there are many lists and profiles, and a change invalidates all. */
  rendered: { home: 0, list: 0.5, profile: 0.7 },
  /** The share of each page. */
  pages: { home: 0.1, list: 0.4, profile: 0.5 },
  /** Calls of the browser per page view, by kind. */
  calls: { 'view, counted': 0.5, suggest: 0.1, search: 0.1 },
  /** The number of page views per request of each kind. */
  viewsFor: {
    'sign-in': 100,
    message: 400,
    'quote request': 400,
    listing: 2_000,
    'listing with a photo': 2_000,
    decision: 1_000,
  },
} as const

export type CostByRole = Readonly<Record<'web' | 'api' | 'database', number>>

/** The cost of each kind of request and page, in milliseconds. */
export interface Costs {
  readonly requests: Readonly<
    Record<string, { readonly time: CostByRole; readonly mails: number; readonly alone: number }>
  >
  readonly pages: Readonly<Record<string, Readonly<Record<'stored' | 'rendered' | 'changed', CostByRole>>>>
}

/** The cost of one page view, with its share of all submissions. */
export interface PerView {
  readonly time: CostByRole
  /** Milliseconds for which the write lock is taken. */
  readonly lock: number
  readonly submissions: number
  readonly mails: number
}

/** Kinds that take the write lock, by the kind whose response time approximates it. Photos are processed before the lock. */
const LOCKED_BY = {
  message: 'message',
  'quote request': 'quote request',
  listing: 'listing',
  'listing with a photo': 'listing',
  decision: 'decision',
} as const
const SUBMISSIONS: readonly string[] = ['message', 'quote request', 'listing', 'listing with a photo']

export function getCostPerView({ requests, pages }: Costs): PerView {
  const parts: { readonly share: number; readonly time: CostByRole }[] = []
  for (const [page, share] of Object.entries(ASSUMPTIONS.pages)) {
    const cost = getMeasured(pages, page)
    const rendered = ASSUMPTIONS.rendered[page as keyof typeof ASSUMPTIONS.rendered]
    parts.push({ share: share * rendered, time: cost.rendered })
    parts.push({ share: share * (1 - rendered), time: cost.stored })
    // Each decision changes public content, after which every page is rendered once.
    parts.push({ share: 1 / ASSUMPTIONS.viewsFor.decision, time: cost.changed })
  }
  for (const [kind, share] of Object.entries(ASSUMPTIONS.calls))
    parts.push({ share, time: getMeasured(requests, kind).time })
  const rare = Object.entries(ASSUMPTIONS.viewsFor).map(([kind, views]) => ({ kind, share: 1 / views }))
  for (const { kind, share } of rare) parts.push({ share, time: getMeasured(requests, kind).time })
  const role = (name: keyof CostByRole) => sum(parts.map(({ share, time }) => share * time[name]))
  const locked = Object.entries(LOCKED_BY).map(
    ([kind, by]) => getMeasured(requests, by).alone / ASSUMPTIONS.viewsFor[kind as keyof typeof LOCKED_BY],
  )
  return {
    time: { web: role('web'), api: role('api'), database: role('database') },
    lock: sum(locked),
    submissions: sum(rare.filter(({ kind }) => SUBMISSIONS.includes(kind)).map(({ share }) => share)),
    mails: sum(rare.map(({ kind, share }) => share * getMeasured(requests, kind).mails)),
  }
}

function getMeasured<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = values[name]
  if (value === undefined) throw new Error(`“${name}” was not measured`)
  return value
}

/** A limited resource of a setup. */
export interface Resource {
  readonly name: string
  /** Milliseconds per second. */
  readonly available: number
  /** Milliseconds per page view. */
  readonly costPerView: number
  /** How to get more of it. */
  readonly remedy: string
}

export interface Capacity {
  readonly viewsPerDay: number
  readonly submissionsPerDay: number
  readonly mailsPerDay: number
  readonly bottleneck: Resource
  /** The share of each resource in use in the busiest hour. */
  readonly load: readonly { readonly name: string; readonly share: number }[]
}

/** The capacity of a setup: what it serves until its scarcest resource reaches its target. */
export function estimateCapacity(resources: readonly Resource[], { submissions, mails }: PerView): Capacity {
  const perSecond = (one: Resource) => (one.available * ASSUMPTIONS.target) / one.costPerView
  const [bottleneck] = resources.toSorted((one, other) => perSecond(one) - perSecond(other))
  if (!bottleneck) throw new Error('Nothing is scarce')
  const views = perSecond(bottleneck)
  const viewsPerDay = (views * 3_600) / ASSUMPTIONS.busiestHour
  return {
    viewsPerDay,
    submissionsPerDay: viewsPerDay * submissions,
    mailsPerDay: viewsPerDay * mails,
    bottleneck,
    load: resources.map(({ name, available, costPerView }) => ({
      name,
      share: (views * costPerView) / available,
    })),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
