import type { Review } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'

interface ExampleReview {
  userName: readonly [firstName: string, lastName: string]
  rating: Review['rating']
  comment: string
  daysAgo: number
  /** What the business answered, the day after. */
  reply?: string
  helpfulCount?: number
}

const REVIEWS: readonly ExampleReview[] = [
  {
    userName: ['Grace', 'Tovua'],
    rating: 5,
    comment: 'Twelve bowls for our guesthouse, each a little different, all on the boat they promised.',
    daysAgo: 9,
    helpfulCount: 3,
  },
  {
    userName: ['Peter', 'Maelua'],
    rating: 5,
    comment: 'They drew the table first, changed the legs when I asked, and kept the price.',
    daysAgo: 24,
  },
  {
    userName: ['Hélène', 'Caillard'],
    rating: 4,
    comment: 'Lovely work. The crate took a week longer than planned, and they wrote to say so.',
    daysAgo: 47,
    reply: 'Sorry about the wait: the boat was full. Your next order goes out first.',
    helpfulCount: 1,
  },
  {
    userName: ['Joses', 'Kere'],
    rating: 5,
    comment: 'My dinghy has its third season on their thwarts and not one has moved.',
    daysAgo: 80,
  },
]

/** What made-up customers say of it, some days before the page is shown. */
export const createExampleReviews = (now: number): Review[] =>
  REVIEWS.map(
    ({ userName: [firstName, lastName], rating, comment, daysAgo, reply, helpfulCount = 0 }, index) => ({
      id: index + 1,
      rating,
      comment,
      createdAt: new Date(now - daysAgo * DAY).toISOString(),
      editedAt: null,
      reply:
        reply === undefined ? null : { text: reply, at: new Date(now - (daysAgo - 1) * DAY).toISOString() },
      helpfulCount,
      user: { firstName, lastName, profileImageUrl: null },
    }),
  )
