import { accountCalls } from './account-calls.ts'
import { confirmAlert, createAlert, deleteAlert, leaveAlert, listAlerts, readAlerts } from './alerts.ts'
import { adminFigures, answerTimes, listingHistory, revenue, searches, trials, visits } from './analytics.ts'
import { auditChoices, listAudit } from './audit.ts'
import {
  changeOwner,
  endSuspension,
  featureBusiness,
  getAdminBusiness,
  grantPlan,
  suspendBusiness,
  verifyBusiness,
  withdrawVerification,
} from './admin-business.ts'
import { listAdminBusinesses } from './admin-businesses.ts'
import {
  cancelAdminOrder,
  getAdminOrder,
  linkQuoteBusiness,
  listAdminOrders,
  listExchangeRates,
  correctCredit,
  recordPayment,
  refundOrder,
  setExchangeRate,
} from './admin-orders.ts'
import {
  createBusiness,
  getBusiness,
  likelyDuplicates,
  listBusinesses,
  resubmitBusiness,
} from './business-calls.ts'
import { addPhoto, cancelEdit, editBusiness, getBusinessEdit, previewEdit } from './business-edit.ts'
import {
  acceptHandover,
  cancelHandover,
  deleteBusiness,
  listDeletedBusinesses,
  offerHandover,
  pauseBusiness,
  restoreBusiness,
  reviewHandover,
} from './business-ownership.ts'
import {
  addContentPicture,
  createContent,
  discardEdit,
  getContent,
  listContent,
  previewContent,
  publishContent,
  restoreContent,
  saveContent,
  takeDownContent,
  unscheduleContent,
} from './content-admin.ts'
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
import { businessFacets, businessMap } from './facets.ts'
import { getGuide } from './guides.ts'
import { live, ready, serving } from './health.ts'
import { getIndustry, listIndustries } from './industries.ts'
import { getEngagement, tapBusiness } from './engagement.ts'
import {
  getBusinessMessage,
  listBusinessMessages,
  messageBusiness,
  replyToBusinessMessage,
  setBusinessMessageStatus,
} from './business-messages.ts'
import { listInquiries, reportIssue, sendMessage, resolveInquiry } from './inquiries.ts'
import { getJob, listJobs, submitJob } from './jobs.ts'
import { approveItems, decide, decideItem, takeDownReview, undoDecision } from './decisions.ts'
import { listPending } from './moderation.ts'
import { getNews, listNews } from './news.ts'
import { confirmSubscription, leaveNewsletter, subscribe } from './newsletter.ts'
import {
  addProof,
  cancelOrder,
  createOrder,
  getCredit,
  getOrder,
  listOrders,
  payByCard,
  previewOrder,
  requestRefund,
} from './orders.ts'
import { getQueueItem } from './queue-detail.ts'
import { countQueue, listQueue } from './queue.ts'
import { answerQuote } from './quote-answer.ts'
import { addQuoteNote, createQuoteRequest, getQuoteRequest, listQuoteRequests } from './quote.ts'
import { setQuoteStatus } from './quote-decision.ts'
import { resumeReminders, stopReminders } from './reminders.ts'
import { reportBusiness, reportReview } from './reports.ts'
import {
  createReview,
  deleteReview,
  deleteReviewReply,
  editReview,
  getReceivedReview,
  getReviewSummary,
  getReviewerState,
  listOwnReviews,
  listReceivedReviews,
  listReviews,
  markReviewHelpful,
  replyToReview,
  unmarkReviewHelpful,
} from './reviews.ts'
import { listSavedIds, listSaves, mergeSaves, saveBusiness, unsaveBusiness } from './saves.ts'
import {
  addSearchWords,
  changeSearchWords,
  deleteSearchWords,
  listSearchWords,
  previewSearchWords,
} from './search-words.ts'
import { countSearch, search, suggest } from './search.ts'
import { dashboardStats, provinceStats, resourceStats, typeStats } from './stats.ts'
import { getTender, listTenders, submitTender } from './tenders.ts'
import {
  endUserSessions,
  getUser,
  listUsers,
  restoreUser,
  sendUserPasswordReset,
  setUserRole,
  suspendUser,
} from './users.ts'

/** The calls of listings and of engagement with them. */
const listingCalls = {
  listBusinesses,
  businessFacets,
  businessMap,
  getBusiness,
  listReviews,
  getReviewSummary,
  createReview,
  getReviewerState,
  listOwnReviews,
  editReview,
  deleteReview,
  listReceivedReviews,
  getReceivedReview,
  replyToReview,
  deleteReviewReply,
  markReviewHelpful,
  unmarkReviewHelpful,
  reportBusiness,
  reportReview,
  createBusiness,
  resubmitBusiness,
  getBusinessEdit,
  editBusiness,
  cancelEdit,
  previewEdit,
  addPhoto,
  pauseBusiness,
  deleteBusiness,
  restoreBusiness,
  listDeletedBusinesses,
  offerHandover,
  cancelHandover,
  reviewHandover,
  acceptHandover,
  likelyDuplicates,
  tapBusiness,
  getEngagement,
  messageBusiness,
  listBusinessMessages,
  getBusinessMessage,
  replyToBusinessMessage,
  setBusinessMessageStatus,
} as const

/** The calls of orders and credit. */
const orderCalls = {
  previewOrder,
  createOrder,
  listOrders,
  getCredit,
  getOrder,
  cancelOrder,
  addProof,
  requestRefund,
  payByCard,
  listAdminOrders,
  getAdminOrder,
  correctCredit,
  recordPayment,
  refundOrder,
  cancelAdminOrder,
  listExchangeRates,
  setExchangeRate,
  linkQuoteBusiness,
} as const

const otherCalls = {
  addContentPicture,
  createContent,
  discardEdit,
  getContent,
  listContent,
  previewContent,
  publishContent,
  restoreContent,
  saveContent,
  takeDownContent,
  unscheduleContent,
  createQuoteRequest,
  getQuoteRequest,
  answerQuote,
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
  createAlert,
  confirmAlert,
  leaveAlert,
  readAlerts,
  listAlerts,
  deleteAlert,
  stopReminders,
  resumeReminders,
  sendMessage,
  reportIssue,
  listInquiries,
  resolveInquiry,
  listQueue,
  countQueue,
  getQueueItem,
  decideItem,
  approveItems,
  takeDownReview,
  undoDecision,
  listIndustries,
  getIndustry,
  dashboardStats,
  provinceStats,
  resourceStats,
  typeStats,
  listSavedIds,
  listSaves,
  saveBusiness,
  unsaveBusiness,
  mergeSaves,
  search,
  suggest,
  countSearch,
  listSearchWords,
  previewSearchWords,
  addSearchWords,
  changeSearchWords,
  deleteSearchWords,
  listPending,
  decide,
  listAudit,
  auditChoices,
  listAdminBusinesses,
  getAdminBusiness,
  suspendBusiness,
  endSuspension,
  featureBusiness,
  verifyBusiness,
  withdrawVerification,
  changeOwner,
  grantPlan,
  listingHistory,
  adminFigures,
  answerTimes,
  visits,
  searches,
  trials,
  revenue,
  listUsers,
  getUser,
  setUserRole,
  suspendUser,
  restoreUser,
  endUserSessions,
  sendUserPasswordReset,
  live,
  ready,
  serving,
} as const

/**
 * Every call with a JSON response, by its operation id. `/api/login` and `/api/logout` are navigations. Joined from groups,
 * since the compiler cannot emit a type of this length.
 */
export const calls: typeof otherCalls & typeof accountCalls & typeof listingCalls & typeof orderCalls = {
  ...otherCalls,
  ...accountCalls,
  ...listingCalls,
  ...orderCalls,
}
