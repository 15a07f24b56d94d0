import { PORTAL } from '@portal/reference-data'
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './transport.ts'

/** The mail as a message of nodemailer: text and HTML, nothing to fetch or attach. */
export const toMessage = (mail: Mail, contactEmail: string): SendMailOptions => ({
  from: { name: PORTAL.name, address: contactEmail },
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: mail.messageId,
  date: mail.date,
  // Asks mail programs to send no out-of-office notice.
  headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
  disableFileAccess: true,
  disableUrlAccess: true,
})
