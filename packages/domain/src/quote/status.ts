/** The statuses of a quote request; administrators change them. */
export const QUOTE_STATUSES = ['new', 'in review', 'quoted', 'accepted', 'declined', 'expired'] as const
/** A status of a quote request. */
export type QuoteStatus = (typeof QUOTE_STATUSES)[number]

interface QuoteStage {
  readonly label: string
  /** What it means for the requester, and what comes next. */
  readonly meaning: string
  readonly next: readonly QuoteStatus[]
}

const STAGES: Readonly<Record<QuoteStatus, QuoteStage>> = {
  new: {
    label: 'New',
    meaning: 'We have your request and will look at it.',
    next: ['in review', 'quoted', 'declined', 'expired'],
  },
  'in review': {
    label: 'In review',
    meaning: 'Our team is working out your quote.',
    next: ['quoted', 'declined', 'expired'],
  },
  quoted: {
    label: 'Quoted',
    meaning: 'Your quote is ready. Tell us if you would like to go ahead.',
    next: ['accepted', 'declined', 'expired', 'in review'],
  },
  accepted: {
    label: 'Accepted',
    meaning: 'You accepted the quote. We are starting on your website.',
    next: [],
  },
  declined: {
    label: 'Declined',
    meaning: 'This request is closed. You can ask for another quote at any time.',
    next: ['in review'],
  },
  expired: {
    label: 'Expired',
    meaning: 'The quote has expired. Ask again, and we’ll send a new one.',
    next: ['in review'],
  },
}

/** The label of a status. */
export const getQuoteStatusLabel = (status: QuoteStatus): string => STAGES[status].label

/** What a status means for the requester. */
export const getQuoteStatusMeaning = (status: QuoteStatus): string => STAGES[status].meaning

/** The statuses that a request in this status may be moved to. */
export const listNextQuoteStatuses = (status: QuoteStatus): readonly QuoteStatus[] => STAGES[status].next

/** Whether an administrator may move a request from one status to another. */
export const canChangeQuoteStatus = (from: QuoteStatus, to: QuoteStatus): boolean =>
  STAGES[from].next.includes(to)

/** Parses a status as typed (`in-review`, `In Review`); null for an unknown one. */
export const parseQuoteStatus = (text: string): QuoteStatus | null => {
  const wanted = text.trim().toLowerCase().replaceAll(/[-_]/g, ' ')
  return QUOTE_STATUSES.find((status) => status === wanted) ?? null
}
