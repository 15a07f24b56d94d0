import { BUSINESS_STATUSES } from '@portal/domain/business'
import {
  ADMIN_BUSINESS_SORTS,
  LISTING_DIMENSIONS,
  CONTENT_STATES,
  EDITED_KINDS,
  SITEMAP_KINDS,
  BUSINESS_SORTS,
  BUSINESS_TABS,
  BUSINESS_TYPES,
  MAX_PAGED_ROWS,
  MAX_SEARCH_LENGTH,
  ORDER_FILTERS,
  QUEUE_KINDS,
  USER_ROLES,
  USER_SORTS,
  USER_STATES,
} from '@portal/domain/contract'
import { LOCAL_CURRENCY_CODES } from '@portal/domain/order'
import { ADD_ONS, ORDERED_PLANS, PLANS } from '@portal/domain/plan'
import { QUOTE_STATUSES } from '@portal/domain/quote'
import {
  AMENITIES,
  DELIVERIES,
  PAYMENTS,
  RESOURCE_SECTIONS,
  RESOURCE_TABS,
  RESOURCE_TYPES,
  TENDER_KINDS,
} from '@portal/reference-data'

const formatChoices = (words: readonly string[]) => `One of ${words.join(', ')}`
const NOTHING_ELSE = 'Anything else matches nothing'

/** Descriptions of parameters by name. */
const TEXTS: Readonly<Record<string, string>> = {
  country:
    'A country by code (sb, fj, pg, nc, vu) or long name, or a province, which narrows to it. ' +
    NOTHING_ELSE,
  province: `A province of the Solomon Islands by code or long name. ${NOTHING_ELSE}`,
  town: `A town by its name, as the facets have it. ${NOTHING_ELSE}`,
  category: `A category by name or slug. ${NOTHING_ELSE}`,
  industry: `An industry by name or slug, with the product categories in it. ${NOTHING_ELSE}`,
  search: `What is searched for, in everyday words; places in it sort first, they don’t filter; at most ${MAX_SEARCH_LENGTH} characters`,
  q: `What is searched for, at most ${MAX_SEARCH_LENGTH} characters; blank finds nothing`,
  featured: `true: only what is featured. ${NOTHING_ELSE} but false`,
  verified: `true: only what is verified. ${NOTHING_ELSE} but false`,
  open: `true: only what is open now, as far as its hours are known. ${NOTHING_ELSE} but false`,
  photos: `true: only what has photos. ${NOTHING_ELSE} but false`,
  rating: 'The least rating: 3 or 4 stars',
  delivery: `${formatChoices(DELIVERIES.map(({ code }) => code))}; repeated, any of them. ${NOTHING_ELSE}`,
  pays: `How customers can pay: ${formatChoices(PAYMENTS.map(({ code }) => code)).toLowerCase()}; repeated, any of them. ${NOTHING_ELSE}`,
  amenity: `${formatChoices(AMENITIES.map(({ code }) => code))}; repeated, all of them. ${NOTHING_ELSE}`,
  owner:
    'me: the signed-in user’s businesses in every state, newest first. Needs a session; takes limit and page only, and ignores other filters',
  ids: 'At most 200 ids, separated by commas: these businesses in this order, public ones only. Not with filters, sort or page',
  tab: `${formatChoices(BUSINESS_TABS)}. ${NOTHING_ELSE}`,
  type: `${formatChoices(BUSINESS_TYPES)}; repeated, any of them. ${NOTHING_ELSE}`,
  near: 'Latitude and longitude, such as -9.43,159.95: without a sort the nearest come first, those without coordinates by where their town is, and last those of no known town',
  area: 'A rectangle in degrees, west,south,east,north, with longitudes from 0 to 360, such as 156,-9,158,-7: businesses with coordinates in it, those nearest to its middle, or to near, first. Not with sort',
  sort: `${formatChoices(BUSINESS_SORTS)}. Left out: relevance; tab=new is newest first, tab=top-rated by rating. Without a search, relevance puts first what helps a visitor most`,
  limit: 'Maximum number of results; without it and without page, up to 1,000',
  page: `Which page, from 1; without limit a page has 24. Page numbers reach the first ${MAX_PAGED_ROWS.toLocaleString('en')} rows`,
  after: 'The cursor of a next link, to be taken as it is; goes with sort=newest, and without page',
  section: `A list of the news menu, such as policy. ${NOTHING_ELSE}`,
  when: `open (also when left out), closed or all. ${NOTHING_ELSE}`,
  month: 'A month such as 2026-11: events in it, past ones too, by local time',
  skill: `A page of the skills portal, such as technical. ${NOTHING_ELSE}`,
  slug: 'Its path without the first slash, with hyphens for the others: about-mission',
  reference: 'A reference such as PB-7K3F-9Q, whatever its case, blanks and hyphens',
  email: 'The email address that was given with it',
  state: 'The state that the identity provider received; it sends back its code or an error with it',
  startsNow: 'true: not after a running trial',
  prompt: 'create: for somebody who has no account yet',
  returnTo: 'A path of this site to return to; any other leads to the home page',
  idOrSlug: 'An id when it is digits only, otherwise a slug',
  id: 'The id, a whole number from 1',
  businessId: 'The id of a business',
}

/** Descriptions for calls where a parameter has another meaning. */
const TEXTS_BY_CALL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getEngagement: {
    days: 'How many days, the last one being today; left out: 30',
    business: 'The id of one of the user’s businesses: only its figures',
  },
  editBusiness: { idOrSlug: 'The id of a business, not its slug' },
  deleteBusiness: { idOrSlug: 'The id of a business, not its slug' },
  listReviews: { sort: 'newest (also when left out), or useful: what most people found helpful first' },
  listOwnReviews: { business: 'The id of a business: only the user’s review of it' },
  listReceivedReviews: {
    business: 'The id of one of the user’s businesses: only its reviews',
    status: 'open: without a reply; answered. Left out: both',
  },
  listBusinessMessages: {
    business: 'The id of one of the user’s businesses: only its messages',
    status: 'open: not answered yet; answered. Left out: both',
    sort: 'newest (also when left out), or oldest: within open ones and within answered ones',
  },
  listNews: {
    category: `A news category by name or slug. ${NOTHING_ELSE}`,
    tab: `A tab of the news page, such as policy. ${NOTHING_ELSE}`,
    country: `A country by code or long name. ${NOTHING_ELSE}`,
  },
  listEvents: {
    type: `An event type by name or slug, such as webinars. ${NOTHING_ELSE}`,
    when: `upcoming (also when left out: not ended), past or all. ${NOTHING_ELSE}`,
  },
  listTenders: {
    kind: `${formatChoices(TENDER_KINDS.map(({ slug }) => slug))}. ${NOTHING_ELSE}`,
    industry: `An industry by name or slug. ${NOTHING_ELSE}`,
  },
  listJobs: {
    type: `A kind of employment by name or slug, such as part-time. ${NOTHING_ELSE}`,
    industry: `An industry by name or slug. ${NOTHING_ELSE}`,
  },
  listResources: {
    section: `${formatChoices(RESOURCE_SECTIONS.map(({ slug }) => slug))}. ${NOTHING_ELSE}`,
    tab: `${formatChoices(RESOURCE_TABS.map(({ slug }) => slug))}. ${NOTHING_ELSE}`,
    type: `${formatChoices(RESOURCE_TYPES)}. ${NOTHING_ELSE}`,
    country: `What is for a country, or for the whole region, by code or long name. ${NOTHING_ELSE}`,
  },
  previewSearchWords: {
    words: 'Words of the entry; repeated, one of them each time',
    relation: 'What the meanings are to the words: equal, is, kind or near',
    meanings: 'What else is looked for; repeated, one of them each time',
    category: 'The slug of the category that such businesses are listed under',
    without: 'The id of an entry that is left out, since the tried one replaces it',
  },
  getGuide: { country: 'A country by code or long name' },
  listAddresses: {
    kind: `${formatChoices(SITEMAP_KINDS)}; all of them when left out`,
    limit: 'Maximum number of results, up to 10,000; 1,000 when left out',
    page: 'Which page, from 1',
  },
  listIndustries: {
    country: `Whose businesses are counted: a country by code or long name. ${NOTHING_ELSE}`,
    search: 'Words that begin one of an industry’s name, slugs or description',
  },
  likelyDuplicates: {
    name: `The business’s name, at most ${MAX_SEARCH_LENGTH} characters`,
    country: 'Where it is, as in a registration; an unknown place matches nothing',
    phone: 'Its phone number as typed; numbers of other countries are ignored',
  },
  listInquiries: {
    kind: `message or issue. ${NOTHING_ELSE}`,
    status: `new or handled. ${NOTHING_ELSE}`,
    search: 'Parts of reference, name, address or text, whatever their case and accents',
  },
  listContent: {
    kind: `${formatChoices(EDITED_KINDS)}; all of them when left out`,
    state: `${formatChoices(CONTENT_STATES)}, or edited: what has an edit that waits; all when left out`,
    search: 'Every word, anywhere in the title',
  },
  listQueue: {
    kind: `${formatChoices(QUEUE_KINDS)}; all of them when left out`,
    search: 'Parts of title, reference, sender or what it is about, whatever their case and accents',
    after: 'The cursor of a next link, to be taken as it is',
  },
  getQueueItem: { kind: formatChoices(QUEUE_KINDS) },
  decideItem: { kind: 'edits, reviews, reports, events, tenders or jobs' },
  decideSubmission: { kind: 'events, tenders or jobs' },
  previewOrder: {
    plan: `A plan by its tier or name: ${ORDERED_PLANS.map(({ tier, code }) => `${tier} or ${code}`).join(', ')}`,
    addOns: `${formatChoices(ADD_ONS.map(({ name }) => name))}; repeated, all of them`,
  },
  listAdminOrders: {
    status: `${formatChoices(ORDER_FILTERS)}: proof and refund are what owners wait for; all when left out`,
    search: 'Parts of reference, business, name or address, whatever their case and accents',
  },
  setExchangeRate: { currency: formatChoices(LOCAL_CURRENCY_CODES) },
  revenue: {
    from: 'The first day, in Honiara time',
    to: 'The last day, by the clock of Honiara',
  },
  listingHistory: {
    by: formatChoices(LISTING_DIMENSIONS),
    step: 'day or month (also when left out)',
    from: 'The first day, in Honiara time',
    to: 'The last day, by the clock of Honiara',
    country: 'Whose listings are counted: a country by code or long name, or a province. ' + NOTHING_ELSE,
  },
  visits: {
    from: 'The first day',
    to: 'The last day',
    country: 'Whose listings are counted: a country by code or long name, or a province. ' + NOTHING_ELSE,
  },
  searches: {
    from: 'The first day, in Honiara time',
    to: 'The last day, by the clock of Honiara',
  },
  trials: {
    from: 'The first day of trials counted, in Honiara time',
    to: 'The last one',
    country: 'Whose listings are counted: a country by code or long name, or a province. ' + NOTHING_ELSE,
  },
  answerTimes: {
    from: 'The first day, in Honiara time',
    to: 'The last day, by the clock of Honiara',
    country:
      'What decisions have to be about: a country by code or long name, or a province. ' + NOTHING_ELSE,
  },
  listAudit: {
    actor: 'The id of the account that did it',
    action: `What was done, such as approved. ${NOTHING_ELSE}`,
    kind: `What it was done to, such as business or quote request. ${NOTHING_ELSE}`,
    subject: 'The id of what it was done to; goes with kind',
    from: 'The first day, in Honiara time',
    to: 'The last day, by the clock of Honiara',
    limit: 'Maximum number of results; 50 when left out',
    after: 'The cursor of a next link, to be taken as it is',
  },
  listUsers: {
    search: 'Every word of a name or an address, in any order, as it is or as a beginning',
    role: `${formatChoices(USER_ROLES)}. ${NOTHING_ELSE}`,
    state: `${formatChoices(USER_STATES)}. ${NOTHING_ELSE}`,
    confirmed: `Whether the address is confirmed: true or false. ${NOTHING_ELSE}`,
    sort: `${formatChoices(USER_SORTS)}; newest when left out`,
  },
  listAdminBusinesses: {
    search: 'Words of name, owner, their address, reference, phone number, email address or licence',
    country: `A country by code or long name, or a province. ${NOTHING_ELSE}`,
    province: `A province by code or name. ${NOTHING_ELSE}`,
    category: `A category by name or slug. ${NOTHING_ELSE}`,
    state: `${formatChoices(BUSINESS_STATUSES)}; all but removed ones when left out. ${NOTHING_ELSE}`,
    plan: `The number of a plan: ${formatChoices(PLANS.map(({ tier }) => String(tier)))}. ${NOTHING_ELSE}`,
    verified: 'true or false',
    featured: 'true or false: at this moment',
    incomplete: 'true: lacks something that its plan shows; or false',
    sort: formatChoices(ADMIN_BUSINESS_SORTS),
  },
  cancelEdit: {
    version: 'The version that was read: an edit that was changed since is kept',
  },
  listPending: { search: 'Part of a name, whatever its case and accents' },
  listQuoteRequests: {
    status: `${formatChoices(QUOTE_STATUSES)}. ${NOTHING_ELSE}`,
    search: 'Parts of business name, contact name, email or reference, whatever their case and accents',
  },
  provinceStats: { country: 'A country by code or long name; one without provinces returns an empty list' },
  search: {
    limit: 'Maximum number of businesses; 24 when left out',
    page: 'Which page of the businesses, from 1',
  },
}

/** Returns the description of a call's parameter. */
export const describeParameter = (call: string, parameter: string): string | undefined =>
  TEXTS_BY_CALL[call]?.[parameter] ?? TEXTS[parameter]
