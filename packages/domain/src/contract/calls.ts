import { confirmEmail, resendConfirmation } from './account-confirmation.ts'
import { claimAccount, reviewClaim, takeOverAccount } from './account-claims.ts'
import { currentUser, register, signIn } from './account.ts'
import {
  createBusiness,
  getBusiness,
  likelyDuplicates,
  listBusinesses,
  listReviews,
  resubmitBusiness,
} from './business-calls.ts'
import {
  getCourse,
  getResource,
  getTextPage,
  listAddresses,
  listCourses,
  listResources,
} from './editorial.ts'
import {
  cancelRegistration,
  confirmRegistration,
  getEvent,
  listEvents,
  registerForEvent,
  submitEvent,
} from './events.ts'
import { getGuide } from './guides.ts'
import { live, ready } from './health.ts'
import { getIndustry, listIndustries } from './industries.ts'
import { listInquiries, reportIssue, sendMessage, resolveInquiry } from './inquiries.ts'
import { getJob, listJobs, submitJob } from './jobs.ts'
import { decide, listPending } from './moderation.ts'
import { getNews, listNews } from './news.ts'
import { confirmSubscription, leaveNewsletter, subscribe } from './newsletter.ts'
import { countQueue, decideSubmission, listQueue } from './queue.ts'
import {
  addQuoteNote,
  createQuoteRequest,
  getQuoteRequest,
  listQuoteRequests,
  setQuoteStatus,
} from './quote.ts'
import { search, suggest } from './search.ts'
import { dashboardStats, provinceStats, typeStats } from './stats.ts'
import { getTender, listTenders, submitTender } from './tenders.ts'

/** Every call that answers JSON, by its operation id. `/api/login` and `/api/logout` are navigations. */
export const calls = {
  register,
  signIn,
  currentUser,
  confirmEmail,
  resendConfirmation,
  claimAccount,
  reviewClaim,
  takeOverAccount,
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
  getEvent,
  submitEvent,
  registerForEvent,
  confirmRegistration,
  cancelRegistration,
  listTenders,
  getTender,
  submitTender,
  listJobs,
  getJob,
  submitJob,
  listResources,
  getResource,
  listCourses,
  getCourse,
  getTextPage,
  getGuide,
  listAddresses,
  subscribe,
  confirmSubscription,
  leaveNewsletter,
  sendMessage,
  reportIssue,
  listInquiries,
  resolveInquiry,
  listQueue,
  countQueue,
  decideSubmission,
  listIndustries,
  getIndustry,
  dashboardStats,
  provinceStats,
  typeStats,
  search,
  suggest,
  listPending,
  decide,
  live,
  ready,
} as const
