import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { SENT_A_REPORT } from './reasons.ts'

interface SettledReport {
  /** Who reported. */
  readonly name: string
  readonly reference: string
  readonly businessName: string
  /** Whether a review of the business was reported, rather than the business itself. */
  readonly isReview: boolean
  /** Whether the report was right, and something was done. */
  readonly isResolved: boolean
  readonly note: string | null
}

/** To a reporter with an account whose report was settled. */
export function renderReportSettled(site: Site, report: SettledReport): Email {
  const { name, reference, businessName, isReview, isResolved, note } = report
  const subject = `${isReview ? 'a review of ' : ''}${disableAutolinks(businessName)}`
  return renderEmail(site, {
    subject: `We have looked into your report: ${reference}`,
    name: disableAutolinks(name),
    parts: [
      isResolved
        ? `Thank you for your report of ${subject}. You were right, and we have acted on it.`
        : `Thank you for your report of ${subject}. We have checked it and found nothing to change.`,
      { facts: [['Reference', reference]] },
      ...(note === null ? [] : [{ heading: 'Our note to you:', quotation: note }]),
    ],
    reason: SENT_A_REPORT,
  })
}
