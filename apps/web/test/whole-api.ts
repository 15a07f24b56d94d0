import { calls, QUEUE_KINDS, type QueueKind } from '@portal/domain/contract'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { anAccount, aSecondStep, aSession } from './account-factories.ts'
import { anAdminBusiness, anAdminSummary } from './admin-factories.ts'
import {
  aListingHistory,
  someAnswerTimes,
  someFigures,
  someRevenue,
  someSearches,
  someSearchWords,
  someTrials,
  someVisits,
} from './analytics.ts'
import { someAuditEntries } from './audit.ts'
import {
  aCourse,
  aCourseDetail,
  aGuide,
  aJob,
  aJobDetail,
  anEventDetail,
  anInquiry,
  aResource,
  aResourceDetail,
  aTender,
  aTenderDetail,
  aTextPage,
} from './content-factories.ts'
import { aMessage, anEngagement, aReceivedReview } from './dashboard-factories.ts'
import { aContentEntry, anEditableContent } from './edited-content-factories.ts'
import {
  aBusiness,
  anArticle,
  anEditable,
  anEvent,
  aNewsItem,
  anIndustryEntry,
  anOwnBusiness,
  anOwnReview,
  aReview,
  aReviewerState,
  aReviewSummary,
  aSummary,
  dashboardStats,
  somePhotos,
  withPhotos,
} from './factories.ts'
import { anAdminOrderSummary, anAdminOrder, someExchangeRates } from './order-admin-factories.ts'
import { anOrder, anOrderSummary, aPreview, BANK, MOBILE_MONEY } from './order-factories.ts'
import { aQueueDetail, aQueueItem } from './queue-factories.ts'
import { anOwnQuote, aQuoteRequest } from './quote-factories.ts'
import { NO_RESULTS } from './search-results.ts'
import { answering, refusingTheRest } from './server.ts'
import { aListedUser, aUserDetail } from './user-factories.ts'

const counted = { headers: { 'X-Total-Count': '58' } }

const AN_EVENT_SLUG = anEvent().slug

const SPOKEN_AT = { speaker: 'Mere Tavola', company: 'Lagoon Radio' }

/** Something for every call that a page makes as it opens, so that every screen shows what it has. */
export const wholeApi = (): RequestHandler[] => [
  answering(calls.getContent, 200, anEditableContent()),
  answering(calls.listContent, 200, [aContentEntry()], counted),
  answering(calls.signInMethods, 200, { provider: null }),
  answering(calls.getSecondStep, 200, aSecondStep()),
  answering(calls.getAccount, 200, anAccount()),
  answering(calls.listSessions, 200, [aSession({ isCurrent: true }), aSession({ id: 'f'.repeat(32) })]),
  answering(calls.listBusinesses, 200, [anOwnBusiness(), anOwnBusiness({ id: 2, slug: 'second' })], counted),
  answering(calls.getBusiness, 200, aBusiness(withPhotos(somePhotos(4)))),
  answering(calls.listReviews, 200, [aReview(), aReview({ id: 2, rating: 3 })], counted),
  answering(calls.getReviewSummary, 200, aReviewSummary()),
  answering(calls.getReviewerState, 200, aReviewerState()),
  answering(calls.listOwnReviews, 200, [anOwnReview()], counted),
  answering(calls.listReceivedReviews, 200, [aReceivedReview()], counted),
  answering(calls.getReceivedReview, 200, aReceivedReview()),
  answering(calls.getBusinessEdit, 200, anEditable()),
  answering(calls.previewEdit, 200, anOwnBusiness()),
  answering(calls.listDeletedBusinesses, 200, []),
  answering(calls.likelyDuplicates, 200, []),
  answering(calls.getEngagement, 200, anEngagement()),
  answering(calls.listBusinessMessages, 200, [aMessage()], counted),
  answering(calls.getBusinessMessage, 200, aMessage()),
  answering(calls.getQuoteRequest, 200, anOwnQuote()),
  answering(calls.listQuoteRequests, 200, [aQuoteRequest()], counted),
  answering(calls.listNews, 200, [aNewsItem()], counted),
  answering(calls.getNews, 200, anArticle({ author: 'Mele Talo' })),
  answering(calls.listEvents, 200, [anEvent(SPOKEN_AT)], counted),
  answering(calls.getEvent, 200, anEventDetail({ slug: AN_EVENT_SLUG, ...SPOKEN_AT })),
  answering(calls.listTenders, 200, [aTender()], counted),
  answering(calls.getTender, 200, aTenderDetail()),
  answering(calls.listJobs, 200, [aJob()], counted),
  answering(calls.getJob, 200, aJobDetail()),
  answering(calls.listResources, 200, [aResource()], counted),
  answering(calls.getResource, 200, aResourceDetail()),
  answering(calls.listCourses, 200, [aCourse()], counted),
  answering(calls.getCourse, 200, aCourseDetail()),
  answering(calls.getTextPage, 200, aTextPage()),
  answering(calls.getGuide, 200, aGuide()),
  answering(calls.listInquiries, 200, [anInquiry()], counted),
  answering(calls.listQueue, 200, ({ url }) => [
    aQueueItem({ kind: (url.searchParams.get('kind') ?? 'businesses') as QueueKind }),
  ]),
  answering(calls.countQueue, 200, {
    ...(Object.fromEntries(QUEUE_KINDS.map((kind) => [kind, 1])) as Record<QueueKind, number>),
    inquiries: 1,
  }),
  answering(calls.getQueueItem, 200, ({ url }) =>
    aQueueDetail(aQueueItem({ kind: url.pathname.split('/').at(-2) as QueueKind })),
  ),
  answering(calls.listIndustries, 200, [anIndustryEntry()]),
  answering(calls.getIndustry, 200, {
    ...anIndustryEntry(),
    about: ['Tuna is landed and canned on shore.'],
    word: 'fish',
    topics: ['export'],
    countries: [{ country: 'sb', count: 9 }],
    provinces: [{ province: 'western', count: 7 }],
    categories: [{ name: 'Fisheries & Aquaculture', count: 12 }],
  }),
  answering(calls.dashboardStats, 200, dashboardStats()),
  answering(calls.listSavedIds, 200, [1]),
  answering(calls.listSaves, 200, [aSummary()], counted),
  answering(calls.search, 200, { ...NO_RESULTS, businesses: { total: 58, items: [aSummary()] } }),
  answering(calls.listSearchWords, 200, [someSearchWords()]),
  answering(calls.listAudit, 200, someAuditEntries(), counted),
  answering(calls.listAdminBusinesses, 200, [anAdminSummary()], counted),
  answering(calls.getAdminBusiness, 200, anAdminBusiness()),
  answering(calls.previewOrder, 200, aPreview()),
  answering(calls.listOrders, 200, [anOrderSummary()], counted),
  answering(calls.getCredit, 200, { credit: 0 }),
  answering(calls.getOrder, 200, anOrder({ waysToPay: [BANK, MOBILE_MONEY] })),
  answering(calls.listAdminOrders, 200, [anAdminOrderSummary()], counted),
  answering(calls.getAdminOrder, 200, anAdminOrder()),
  answering(calls.listExchangeRates, 200, someExchangeRates()),
  answering(calls.listingHistory, 200, aListingHistory()),
  answering(calls.adminFigures, 200, someFigures()),
  answering(calls.answerTimes, 200, someAnswerTimes()),
  answering(calls.visits, 200, someVisits()),
  answering(calls.searches, 200, someSearches()),
  answering(calls.trials, 200, someTrials()),
  answering(calls.revenue, 200, someRevenue()),
  answering(calls.listUsers, 200, [aListedUser()], counted),
  answering(calls.getUser, 200, aUserDetail()),
  answering(calls.subscribe, 201, { email: 'mele@example.com' }),
  http.post('*/api/auth/sign-in', () =>
    HttpResponse.json({ message: 'Email or password is wrong' }, { status: 401 }),
  ),
  refusingTheRest(),
]
