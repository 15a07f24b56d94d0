/** What a portal is asked for in a view of a page, and for how much of it a machine is bought. */
export const ASSUMPTIONS = {
  /** Processors of each machine. */
  processors: 2,
  /** The share of a processor, or of the write lock, that the busiest hour may take. */
  target: 0.5,
  /** The share of a day’s views that falls in its busiest hour. */
  busiestHour: 0.12,
  /** The share of a page’s views that find none stored: there are many lists and profiles, and a change makes all new. */
  rendered: { home: 0, list: 0.5, profile: 0.7 },
  /** Which pages are looked at. */
  pages: { home: 0.1, list: 0.4, profile: 0.5 },
  /** Calls that the browser itself makes, by kind, for each view of a page. */
  calls: { 'view, counted': 0.5, suggest: 0.1, search: 0.1 },
  /** How many views of pages there are for each of these. */
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

/** Milliseconds that each kind of request and page takes. */
export interface Costs {
  readonly requests: Readonly<
    Record<string, { readonly time: CostByRole; readonly mails: number; readonly alone: number }>
  >
  readonly pages: Readonly<Record<string, Readonly<Record<'stored' | 'rendered' | 'changed', CostByRole>>>>
}

/** What one view of a page takes, with its share of all that is sent in. */
export interface PerView {
  readonly time: CostByRole
  /** Milliseconds for which nobody else can write. */
  readonly lock: number
  readonly submissions: number
  readonly mails: number
}

/** Kinds that hold the write lock; the time of an answer stands for it, which is a little more. Photos are made before it is taken. */
const LOCKED_BY = {
  message: 'message',
  'quote request': 'quote request',
  listing: 'listing',
  'listing with a photo': 'listing',
  decision: 'decision',
} as const
const SUBMISSIONS: readonly string[] = ['message', 'quote request', 'listing', 'listing with a photo']

export function perView({ requests, pages }: Costs): PerView {
  const parts: { readonly share: number; readonly time: CostByRole }[] = []
  for (const [page, share] of Object.entries(ASSUMPTIONS.pages)) {
    const cost = known(pages, page)
    const rendered = ASSUMPTIONS.rendered[page as keyof typeof ASSUMPTIONS.rendered]
    parts.push({ share: share * rendered, time: cost.rendered })
    parts.push({ share: share * (1 - rendered), time: cost.stored })
    // Each decision changes what the public sees, and every page is then rendered once for all.
    parts.push({ share: 1 / ASSUMPTIONS.viewsFor.decision, time: cost.changed })
  }
  for (const [kind, share] of Object.entries(ASSUMPTIONS.calls))
    parts.push({ share, time: known(requests, kind).time })
  const rare = Object.entries(ASSUMPTIONS.viewsFor).map(([kind, views]) => ({ kind, share: 1 / views }))
  for (const { kind, share } of rare) parts.push({ share, time: known(requests, kind).time })
  const role = (name: keyof CostByRole) => sum(parts.map(({ share, time }) => share * time[name]))
  const locked = Object.entries(LOCKED_BY).map(
    ([kind, by]) => known(requests, by).alone / ASSUMPTIONS.viewsFor[kind as keyof typeof LOCKED_BY],
  )
  return {
    time: { web: role('web'), api: role('api'), database: role('database') },
    lock: sum(locked),
    submissions: sum(rare.filter(({ kind }) => SUBMISSIONS.includes(kind)).map(({ share }) => share)),
    mails: sum(rare.map(({ kind, share }) => share * known(requests, kind).mails)),
  }
}

function known<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = values[name]
  if (value === undefined) throw new Error(`“${name}” was not measured`)
  return value
}

/** Something that a setup has only so much of. */
export interface Resource {
  readonly name: string
  /** Milliseconds of it in a second. */
  readonly has: number
  /** Milliseconds that one view of a page takes. */
  readonly takes: number
  /** What gives more of it. */
  readonly more: string
}

export interface Served {
  readonly viewsPerDay: number
  readonly submissionsPerDay: number
  readonly mailsPerDay: number
  readonly bottleneck: Resource
  /** The share of each resource that the busiest hour takes. */
  readonly load: readonly { readonly name: string; readonly share: number }[]
}

/** What a setup serves until its scarcest resource is at its target. */
export function serve(resources: readonly Resource[], { submissions, mails }: PerView): Served {
  const perSecond = (one: Resource) => (one.has * ASSUMPTIONS.target) / one.takes
  const [bottleneck] = resources.toSorted((one, other) => perSecond(one) - perSecond(other))
  if (!bottleneck) throw new Error('Nothing is scarce')
  const views = perSecond(bottleneck)
  const viewsPerDay = (views * 3_600) / ASSUMPTIONS.busiestHour
  return {
    viewsPerDay,
    submissionsPerDay: viewsPerDay * submissions,
    mailsPerDay: viewsPerDay * mails,
    bottleneck,
    load: resources.map(({ name, has, takes }) => ({ name, share: (views * takes) / has })),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
