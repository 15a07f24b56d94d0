import type { InquiryRecord } from '#features/inquiries/inquiries.repository.ts'
import type { DemoData } from './data/demo-data.ts'

/** Creates pending messages and reports to the administrators, written before `now` (milliseconds). */
export const createInquiryRecords = ({ inquiries }: DemoData, now: number): InquiryRecord[] =>
  inquiries.map(({ sentAgo, ...inquiry }) => ({ page: null, ...inquiry, createdAt: now - sentAgo }))
