import { getCompleteness, type CompletenessStep } from '@portal/domain/business'
import type { BusinessMessage, OrderSummary, OwnBusiness, ReceivedReview } from '@portal/domain/contract'
import { getRejectionLabel } from '@portal/domain/moderation'
import { countDaysLeft, getPlan } from '@portal/domain/plan'
import { formatMoney, formatRelativeTime, pluralize } from '@portal/domain/shared'
import { findPlanEnd } from '#shared/plans/plan-state.ts'
import { orderPaths } from '#shared/urls/order-paths.ts'
import { paths } from '#shared/urls/paths.ts'
import { formatReviewer } from '../reviews/reviews-query.ts'
import { findPlanStep } from '../plan/plan-step.ts'
import { formatOrderSubject } from '../orders/order-subject.ts'
import { explainRejectedEdit } from '../explain-rejected-edit.ts'
import { explainSuspension } from '../explain-suspension.ts'
import { getEditAddress } from './edit-address.ts'

/** One thing for the owner to do. */
export interface Task {
  key: string
  /** How urgent it looks. */
  tone: 'danger' | 'sun' | 'neutral'
  title: string
  detail: string
  /** Names and references within the texts, which browsers must not translate. */
  names: readonly string[]
  action: { label: string; href: string }
}

interface WaitingItems<Item> {
  items: readonly Item[]
  total: number
}

/** The data that tasks are found in. */
export interface TaskSources {
  businesses: readonly OwnBusiness[]
  /** The open messages that wait longest. */
  messages: WaitingItems<BusinessMessage>
  /** Reviews without a reply. */
  reviews: WaitingItems<ReceivedReview>
  orders: readonly OrderSummary[]
  /** The name of this device's unfinished listing, empty if it has none yet; null without one. */
  draft: string | null
}

/** Maximum number of incomplete listings to name. */
const MAX_INCOMPLETE = 3

function findRejected(business: OwnBusiness): Task[] {
  if (business.status !== 'rejected') return []
  const reason = business.rejection?.reason ?? null
  const label = reason === null ? null : (getRejectionLabel(reason) ?? reason)
  return [
    {
      key: `rejected ${business.id}`,
      tone: 'danger',
      title: `${business.name} was not approved`,
      names: [business.name],
      detail: [label && `${label}.`, business.rejection?.note].filter(Boolean).join(' '),
      action: { label: 'Fix and resubmit', href: paths.registerBusiness({ resubmit: business.id }) },
    },
  ]
}

const findRejectedEdit = ({ id, name, waitingEdit }: OwnBusiness): Task[] =>
  waitingEdit?.status !== 'rejected'
    ? []
    : [
        {
          key: `rejected edit ${id}`,
          tone: 'danger',
          title: `Your changes to ${name} were not approved`,
          names: [name],
          detail: explainRejectedEdit(waitingEdit) || 'Visitors see the listing as it was.',
          action: { label: 'Correct changes', href: paths.waitingChanges(id) },
        },
      ]

const findSuspended = (business: OwnBusiness): Task[] =>
  business.suspendedAt === null
    ? []
    : [
        {
          key: `suspended ${business.id}`,
          tone: 'danger',
          title: `${business.name} is suspended`,
          names: [business.name],
          detail: `Visitors don’t see it. ${explainSuspension(business) || 'Ask us why, and what has to change.'}`,
          action: { label: 'Contact us', href: paths.contact() },
        },
      ]

/** An order to pay; once a proof was sent, it is the portal's turn. */
const toOrderTasks = (order: OrderSummary): Task[] =>
  order.status !== 'open' || order.due === 0 || order.hasProof
    ? []
    : [
        {
          key: `order ${order.id}`,
          tone: 'sun',
          title: `Order to pay: ${formatMoney(order.due)}`,
          detail: `${formatOrderSubject(order)}, reference ${order.reference}.`,
          names: [order.businessName, order.reference],
          action: { label: 'See how to pay', href: orderPaths.order(order.reference) },
        },
      ]

/** One task for the items beyond those that have a task each. */
const findFurther = (
  { items, total }: WaitingItems<unknown>,
  task: (count: number) => Omit<Task, 'tone' | 'detail' | 'names'>,
): Task[] => {
  const count = total - items.length
  return count > 0 ? [{ tone: 'sun', detail: '', names: [], ...task(count) }] : []
}

const toMessageTasks = (messages: WaitingItems<BusinessMessage>, now: number): Task[] => [
  ...messages.items.map(({ id, kind, name, business, createdAt }): Task => ({
    key: `message ${id}`,
    tone: 'sun',
    title:
      kind === 'quote' ? `${name} asks ${business.name} for a quote` : `${name} wrote to ${business.name}`,
    names: [name, business.name],
    detail: `Received ${formatRelativeTime(createdAt, now)}, not answered yet.`,
    action: { label: 'Answer', href: paths.dashboardMessages({ id }) },
  })),
  ...findFurther(messages, (count) => ({
    key: 'messages',
    title: `${pluralize(count, 'more message')} to answer`,
    action: { label: 'Open messages', href: paths.dashboardMessages() },
  })),
]

const toReviewTasks = (reviews: WaitingItems<ReceivedReview>, now: number): Task[] => [
  ...reviews.items.map(({ id, user, rating, business, createdAt }): Task => ({
    key: `review ${id}`,
    tone: 'sun',
    title: `${formatReviewer(user)} gave ${business.name} ${pluralize(rating, 'star')}`,
    names: [formatReviewer(user), business.name],
    detail: `Written ${formatRelativeTime(createdAt, now)}. A reply shows that you read it.`,
    action: { label: 'Reply', href: paths.dashboardReviews({ id }) },
  })),
  ...findFurther(reviews, (count) => ({
    key: 'reviews',
    title: `${pluralize(count, 'more review')} to answer`,
    action: { label: 'Open reviews', href: paths.dashboardReviews() },
  })),
]

/** A trial or a paid year that ends soon or has ended. */
function findEnding(business: OwnBusiness, now: number): Task[] {
  const { subscriptionTier, name, id } = business
  const end = findPlanEnd(business)
  const step = findPlanStep(business, now)
  if (end === null || !step?.isDue) return []
  const days = countDaysLeft(end, now)
  const plan = getPlan(subscriptionTier).name
  return [
    {
      key: `ending ${id}`,
      tone: days === 0 ? 'danger' : 'sun',
      title: days === 0 ? `${name} has expired` : `${name}: ${pluralize(days, 'day')} left`,
      names: [name],
      detail:
        days === 0
          ? 'Visitors no longer find it. Everything in it is kept for you.'
          : `${plan} ends then, and visitors no longer find the listing.`,
      action: { label: step.label, href: step.href },
    },
  ]
}

interface Gap {
  business: OwnBusiness
  score: number
  next: CompletenessStep
  href: string
}

function findGap(business: OwnBusiness): Gap[] {
  if (business.status === 'rejected') return []
  const {
    score,
    missing: [next],
  } = getCompleteness(business)
  return next ? [{ business, score, next, href: getEditAddress(business, next.key) }] : []
}

/** The next best step of the least complete listings. */
const findIncomplete = (businesses: readonly OwnBusiness[]): Task[] =>
  businesses
    .flatMap(findGap)
    .toSorted((one, other) => one.score - other.score)
    .slice(0, MAX_INCOMPLETE)
    .map(({ business: { id, name }, score, next, href }) => ({
      key: `incomplete ${id}`,
      tone: 'neutral',
      title: `${name} is ${score}% complete`,
      names: [name],
      detail: next.reason,
      action: { label: next.label, href },
    }))

const toDraftTasks = (draft: string | null): Task[] =>
  draft === null
    ? []
    : [
        {
          key: 'draft',
          tone: 'neutral',
          title: `Finish ${draft || 'your unfinished listing'}`,
          names: [draft],
          detail: 'Kept on this device only, not sent yet.',
          action: { label: 'Continue', href: paths.registerBusiness() },
        },
      ]

/** What the owner has to do, the most urgent first. */
export const findTasks = (
  { businesses, messages, reviews, orders, draft }: TaskSources,
  now: number,
): Task[] => [
  ...businesses.flatMap(findRejected),
  ...businesses.flatMap(findRejectedEdit),
  ...businesses.flatMap(findSuspended),
  ...orders.flatMap(toOrderTasks),
  ...toMessageTasks(messages, now),
  ...toReviewTasks(reviews, now),
  ...businesses.flatMap((business) => findEnding(business, now)),
  ...findIncomplete(businesses),
  ...toDraftTasks(draft),
]
