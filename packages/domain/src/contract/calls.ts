import { currentUser, register, signIn } from './account.ts'
import {
  createBusiness,
  getBusiness,
  likelyDuplicates,
  listBusinesses,
  listReviews,
  resubmitBusiness,
} from './business-calls.ts'
import { getNews, listEvents, listIndustries, listNews } from './content.ts'
import { live, ready } from './health.ts'
import { decide, listPending } from './moderation.ts'
import {
  addQuoteNote,
  createQuoteRequest,
  getQuoteRequest,
  listQuoteRequests,
  setQuoteStatus,
} from './quote.ts'
import { search, suggest } from './search.ts'
import { dashboardStats, provinceStats } from './stats.ts'

/** Every call that answers JSON, by the name it has in code. `/api/login` and `/api/logout` are navigations. */
export const calls = {
  register,
  signIn,
  currentUser,
  listBusinesses,
  getBusiness,
  listReviews,
  createBusiness,
  resubmitBusiness,
  likelyDuplicates,
  createQuoteRequest,
  getQuoteRequest,
  listQuoteRequests,
  setQuoteStatus,
  addQuoteNote,
  listNews,
  getNews,
  listEvents,
  listIndustries,
  dashboardStats,
  provinceStats,
  search,
  suggest,
  listPending,
  decide,
  live,
  ready,
} as const
