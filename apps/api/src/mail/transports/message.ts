import { PORTAL } from '@portal/reference-data'
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './transport.ts'

/** Converts a mail to a nodemailer message: text and HTML, without attachments or external resources. */
export const toMessage = (mail: Mail, contactEmail: string): SendMailOptions => ({
  from: { name: PORTAL.name, address: contactEmail },
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: mail.messageId,
  date: mail.date,
  // Asks mail programs to send no out-of-office reply.
  headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
  disableFileAccess: true,
  disableUrlAccess: true,
})
