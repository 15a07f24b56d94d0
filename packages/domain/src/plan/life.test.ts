import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getVisibility } from '../business/visibility.ts'
import { DAY, HOUR } from '../shared/index.ts'
import {
  applyCause,
  PAID_YEAR,
  getPlanState,
  TRIAL,
  type PaidTier,
  type PlanCause,
  type PlanLife,
  type PlanPhase,
} from './index.ts'
import { PLAN_PHASES, PLAN_TRANSITIONS, getPlanPhase } from './life.ts'

const START = Date.UTC(2026, 0, 1)

const NEW: PlanLife = {
  isOwned: true,
  status: 'pending',
  trialEndsAt: null,
  periods: [],
  mailedOn: [],
  suspendedAt: null,
  removedAt: null,
}

/** A life after causes that all hold, each some days after the one before. */
function lifeAfter(...steps: readonly (readonly [day: number, cause: PlanCause])[]): PlanLife {
  return steps.reduce((life, [day, cause]) => {
    const result = applyCause(life, cause, START + day * DAY)
    if (!result.ok) throw new Error(result.message)
    return result.value
  }, NEW)
}

const approval = [0, { is: 'approval' }] as const
const payment = (day: number, id: number, tier: PaidTier) =>
  [day, { is: 'payment', id, tier, paidCents: tier === 1 ? 8900 : 12_900 }] as const
const getStateOn = (life: PlanLife, day: number) => getPlanPhase(life, START + day * DAY)

describe('the life of a listing', () => {
  test.each<[string, PlanLife, number, PlanPhase]>([
    ['waits for its approval', NEW, 0, 'pending'],
    ['is on trial from its approval on', lifeAfter(approval), 89.9, 'on trial'],
    ['is reminded', lifeAfter(approval, [75, { is: 'reminder', day: 76 }]), 76, 'reminded'],
    ['has expired when the 90 days are over', lifeAfter(approval), 90, 'expired'],
    ['is paid for', lifeAfter(approval, payment(10, 1, 1)), 10, 'standard'],
    [
      'is paid for a year, whatever was left of the trial',
      lifeAfter(approval, payment(10, 1, 1)),
      375,
      'lapsed',
    ],
    ['comes back by a payment', lifeAfter(approval, payment(200, 1, 2)), 200, 'enhanced'],
    ['is renewed early', lifeAfter(approval, payment(10, 1, 1), payment(300, 2, 1)), 739, 'standard'],
    [
      'and no longer than for two years',
      lifeAfter(approval, payment(10, 1, 1), payment(300, 2, 1)),
      740,
      'lapsed',
    ],
    ['has a higher plan at once', lifeAfter(approval, payment(10, 1, 1), payment(20, 2, 2)), 20, 'enhanced'],
    ['which takes over', lifeAfter(approval, payment(10, 1, 1), payment(20, 2, 2)), 385, 'lapsed'],
    ['has a lower plan later', lifeAfter(approval, payment(10, 1, 2), payment(20, 2, 1)), 20, 'enhanced'],
    ['when the higher one ends', lifeAfter(approval, payment(10, 1, 2), payment(20, 2, 1)), 375, 'standard'],
    [
      'is refunded, and the trial goes on',
      lifeAfter(approval, payment(10, 1, 2), [20, { is: 'refund', id: 1 }]),
      20,
      'on trial',
    ],
    [
      'is refunded after the trial',
      lifeAfter(approval, payment(80, 1, 2), [100, { is: 'refund', id: 1 }]),
      100,
      'expired',
    ],
    [
      'is refunded, and what the higher plan took over from goes on',
      lifeAfter(approval, payment(10, 1, 1), payment(20, 2, 2), [30, { is: 'refund', id: 2 }]),
      374,
      'standard',
    ],
    [
      'is refunded, and what waited moves up',
      lifeAfter(approval, payment(95, 1, 2), payment(96, 2, 1), [97, { is: 'refund', id: 1 }]),
      97,
      'standard',
    ],
    [
      'has a gift above what is paid for, which takes nothing from it',
      lifeAfter(approval, payment(10, 1, 1), [20, { is: 'grant', id: 2, tier: 2, until: START + 40 * DAY }]),
      40,
      'standard',
    ],
    ['is suspended', lifeAfter(approval, [5, { is: 'suspension' }]), 5, 'suspended'],
    ['is removed', lifeAfter([0, { is: 'removal' }]), 5, 'removed'],
  ])('it %s', (_, life, day, state) => {
    expect(getStateOn(life, day)).toBe(state)
  })

  test.each<[string, PlanLife, number, PlanCause]>([
    ['a reminder before its day', lifeAfter(approval), 74, { is: 'reminder', day: 76 }],
    [
      'a reminder twice',
      lifeAfter(approval, [75, { is: 'reminder', day: 76 }]),
      76,
      { is: 'reminder', day: 76 },
    ],
    [
      'a reminder of the trial once it is paid for',
      lifeAfter(approval, payment(10, 1, 1)),
      80,
      { is: 'reminder', day: 76 },
    ],
    ['a gift that is over', lifeAfter(approval), 5, { is: 'grant', id: 1, tier: 1, until: START }],
    ['a refund of nothing', lifeAfter(approval, payment(10, 1, 1)), 11, { is: 'refund', id: 9 }],
  ])('it allows no %s', (_, life, day, cause) => {
    expect(applyCause(life, cause, START + day * DAY).ok).toBe(false)
  })
})

type Step = {
  readonly hours: number
  readonly cause: PlanCause['is']
  readonly tier: PaidTier
  readonly pick: number
}

const steps = fc.array(
  fc.record<Step>({
    hours: fc.oneof(fc.integer({ min: 0, max: 48 }), fc.integer({ min: 0, max: 200 * 24 })),
    cause: fc.constantFrom(
      ...(['approval', 'approval', 'payment', 'payment', 'payment', 'grant', 'refund', 'refund'] as const),
      ...(['reminder', 'rejection', 'resubmission', 'suspension', 'end of suspension'] as const),
      ...(['removal', 'restoration'] as const),
    ),
    tier: fc.constantFrom<PaidTier>(1, 2, 3),
    pick: fc.nat(100),
  }),
  { maxLength: 40 },
)

/** The cause that a step comes to: ids run on, a refund picks one of the periods. */
function toCause({ cause, tier, pick }: Step, life: PlanLife, id: number, now: number): PlanCause {
  switch (cause) {
    case 'payment':
      return { is: cause, id, tier, paidCents: tier * 1000 }
    case 'grant':
      return { is: cause, id, tier, until: now + pick * DAY }
    case 'refund':
      return { is: cause, id: life.periods[pick % Math.max(1, life.periods.length)]?.id ?? 0 }
    case 'reminder':
      return { is: cause, day: ([76, 83, 90] as const)[pick % 3] ?? 76 }
    default:
      return { is: cause }
  }
}

/** In which everybody can see a listing. */
const LIVE_STATES: readonly PlanPhase[] = ['on trial', 'reminded', 'standard', 'enhanced', 'website package']

/** Every state that the clock alone may lead to, from a state. */
function listReachableByTime(from: PlanPhase): Set<PlanPhase> {
  const found = new Set([from])
  for (const state of found) {
    for (const { cause, from: begins, to } of PLAN_TRANSITIONS)
      if (cause === 'time' && begins.includes(state)) for (const next of to) found.add(next)
  }
  return found
}

interface Walked {
  readonly before: PlanPhase
  readonly after: PlanPhase
  readonly cause: PlanCause
  readonly life: PlanLife
  readonly now: number
}

/** Walks a history and returns every step that its guards allowed. */
function walk(history: readonly Step[], onTime: (before: PlanPhase, after: PlanPhase) => void): Walked[] {
  let [life, now, id] = [NEW, START, 0]
  return history.flatMap((step) => {
    const earlier = getPlanPhase(life, now)
    now += step.hours * HOUR
    const before = getPlanPhase(life, now)
    onTime(earlier, before)
    const cause = toCause(step, life, (id += 1), now)
    const result = applyCause(life, cause, now)
    if (!result.ok) return []
    life = result.value
    return [{ before, after: getPlanPhase(life, now), cause, life, now }]
  })
}

describe('random histories', () => {
  test('have only phases and transitions of the table', () => {
    fc.assert(
      fc.property(steps, (history) => {
        const walked = walk(history, (before, after) =>
          expect([...listReachableByTime(before)]).toContain(after),
        )
        for (const { before, after, cause } of walked) {
          const ways = PLAN_TRANSITIONS.filter((way) => way.cause === cause.is && way.from.includes(before))
          expect(
            ways.flatMap(({ to }) => to),
            `${before} by ${cause.is}`,
          ).toContain(after)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('have one trial, of ninety days from the first approval', () => {
    fc.assert(
      fc.property(steps, (history) => {
        let approvedAt: number | null = null
        for (const { cause, life, now } of walk(history, () => undefined)) {
          if (cause.is === 'approval') approvedAt ??= now
          expect(life.trialEndsAt).toBe(approvedAt === null ? null : approvedAt + TRIAL.days * DAY)
          expect(new Set(life.mailedOn).size).toBe(life.mailedOn.length)
        }
      }),
    )
  })

  test('hide a listing whose time is over, and show one whose time runs', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 900 }), (history, later) => {
        for (const { life, now: then } of walk(history, () => undefined)) {
          const now = then + later * DAY
          const publicUntil = getPlanState(life, now).publicUntil
          const visibility = getVisibility({ ...life, publicUntil }, now)
          expect(visibility === 'public').toBe(LIVE_STATES.includes(getPlanPhase(life, now)))
        }
      }),
    )
  })

  test('give a tier only with a payment or a gift, and no more time than was paid for', () => {
    fc.assert(
      fc.property(steps, (history) => {
        const paid = new Map<number, number>()
        for (const { cause, life, now } of walk(history, () => undefined)) {
          if (cause.is === 'payment') paid.set(cause.id, cause.paidCents)
          if (cause.is === 'grant') paid.set(cause.id, 0)
          if (cause.is === 'refund') paid.delete(cause.id)
          expect(life.periods.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
            [...paid.keys()].toSorted((a, b) => a - b),
          )
          expect(life.periods.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(
            [...paid.values()].reduce((sum, cents) => sum + cents, 0),
          )
          for (const period of life.periods)
            expect(period.endsAt - period.startsAt).toBeLessThanOrEqual(PAID_YEAR)
          const boughtTiers = new Set([0, ...life.periods.map(({ tier }) => tier)])
          expect([...boughtTiers]).toContain(getPlanState(life, now).tier)
        }
      }),
    )
  })
})

test('every phase is reachable, and every transition connects phases', () => {
  const reached = new Set(PLAN_TRANSITIONS.flatMap(({ to }) => to))
  expect(PLAN_PHASES.filter((state) => !reached.has(state) && state !== 'pending')).toEqual([])
})
