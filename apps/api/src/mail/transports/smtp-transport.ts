import { createTransport, type NodemailerError, type SMTPTransportOptions } from 'nodemailer'
import { encodeTypedWords } from './encode-typed-words.ts'
import { toMessage } from './message.ts'
import type { SmtpServer } from '#config/smtp-url.ts'
import { DeliveryError, type Transport } from './transport.ts'

/** Timeouts of a server, in milliseconds. */
interface SmtpTimeouts {
  readonly connect: number
  readonly greeting: number
  readonly idle: number
}

const DEFAULT_TIMEOUTS: SmtpTimeouts = { connect: 15_000, greeting: 15_000, idle: 30_000 }

/** Creates a transport that sends each mail to an SMTP server over a connection of its own. */
export function createSmtpTransport(
  server: SmtpServer,
  contactEmail: string,
  timeouts: SmtpTimeouts = DEFAULT_TIMEOUTS,
): Transport {
  const transporter = createTransport(toTransportOptions(server, timeouts))
  transporter.use('stream', encodeTypedWords)
  return async (mail, signal) => {
    try {
      await transporter.sendMail({ ...toMessage(mail, contactEmail), signal })
    } catch (error) {
      throw toDeliveryError(error)
    }
  }
}

const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1)$/.test(host)

function toTransportOptions(
  { host, port, secure, account }: SmtpServer,
  timeouts: SmtpTimeouts,
): SMTPTransportOptions {
  const local = isThisMachine(host)
  return {
    host,
    ...(port === null ? {} : { port }),
    secure,
    ...(account === null ? {} : { auth: account }),
    // A password is never sent unencrypted.
    requireTLS: !secure && account !== null && !local,
    // A relay on this machine has a self-signed certificate, and there is no network in between.
    tls: { rejectUnauthorized: !local },
    connectionTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.idle,
  }
}

/** Describes the failure by codes: `EENVELOPE RCPT TO 550 5.1.1`, `ESOCKET ECONNREFUSED`. */
function toDeliveryError(error: unknown): DeliveryError {
  if (!(error instanceof Error)) return new DeliveryError('Unknown failure')
  const { code, command, responseCode, response }: NodemailerError = error
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
  const original = 'originalCode' in error ? String(error.originalCode) : undefined
  const words = [code, original, command, responseCode, status].filter((word) => word !== undefined)
  return new DeliveryError(words.join(' ') || error.name, {
    isFinal: isUnknownRecipient(command, responseCode, response),
  })
}

/** Refusals of the sender: by enhanced status code, or in words if a server has none. */
const ABOUT_THE_SENDER = /^\d{3}[ -]5\.7\.|\brelay/i

/**
 * Whether the recipient was permanently refused. Refusals of the sender (530: sign in first; 5.7: policies, such as
 * relaying) can also answer `RCPT TO`, but an operator can fix those.
 */
function isUnknownRecipient(command?: string, responseCode?: number, response = ''): boolean {
  if (command === 'API') return true
  if (command !== 'RCPT TO' || responseCode === undefined || ABOUT_THE_SENDER.test(response)) return false
  return responseCode >= 500 && responseCode !== 530 && responseCode !== 503
}
