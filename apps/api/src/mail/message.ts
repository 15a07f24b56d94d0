import { PORTAL } from '@portal/reference-data'
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './transport.ts'

/** The message in the terms of the library that writes it: both forms of the letter, nothing to fetch or attach. */
export const messageOf = (mail: Mail, contactEmail: string): SendMailOptions => ({
  from: { name: PORTAL.name, address: contactEmail },
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: mail.messageId,
  date: mail.date,
  // Out-of-office notices are not answered to these.
  headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
  disableFileAccess: true,
  disableUrlAccess: true,
})
