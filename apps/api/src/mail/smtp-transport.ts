import { createTransport, type NodemailerError, type SMTPTransportOptions } from 'nodemailer'
import { messageOf } from './message.ts'
import type { SmtpServer } from '../config/smtp-url.ts'
import { DeliveryError, type Transport } from './transport.ts'

/** How long a server may keep silent, in milliseconds. */
interface Patience {
  readonly connecting: number
  readonly greeting: number
  readonly silence: number
}

const PATIENCE: Patience = { connecting: 15_000, greeting: 15_000, silence: 30_000 }

/** Hands each mail to a server, over a connection of its own. */
export function smtpTransport(
  server: SmtpServer,
  contactEmail: string,
  patience: Patience = PATIENCE,
): Transport {
  const transporter = createTransport(optionsOf(server, patience))
  return async (mail, signal) => {
    try {
      await transporter.sendMail({ ...messageOf(mail, contactEmail), signal })
    } catch (error) {
      throw deliveryError(error)
    }
  }
}

const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1)$/.test(host)

function optionsOf({ host, port, secure, account }: SmtpServer, patience: Patience): SMTPTransportOptions {
  const local = isThisMachine(host)
  return {
    host,
    ...(port === null ? {} : { port }),
    secure,
    ...(account === null ? {} : { auth: account }),
    // A password crosses the network encrypted or not at all.
    requireTLS: !secure && account !== null && !local,
    // A relay on this machine has a certificate of its own making, and nobody is in between.
    tls: { rejectUnauthorized: !local },
    connectionTimeout: patience.connecting,
    dnsTimeout: patience.connecting,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
  }
}

/** What went wrong in codes: `EENVELOPE RCPT TO 550 5.1.1`, `ESOCKET ECONNREFUSED`. */
function deliveryError(error: unknown): DeliveryError {
  if (!(error instanceof Error)) return new DeliveryError('Unknown failure')
  const { code, command, responseCode, response }: NodemailerError = error
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
  const original = 'originalCode' in error ? String(error.originalCode) : undefined
  const words = [code, original, command, responseCode, status].filter((word) => word !== undefined)
  return new DeliveryError(words.join(' ') || error.name, {
    isFinal: isNobody(command, responseCode, response),
  })
}

/** Servers without enhanced codes say it in words. */
const OF_THE_SENDER = /^\d{3}[ -]5\.7\.|\brelay/i

/**
 * Whether the recipient was refused for ever. Refusals of who sends (530: sign in first; 5.7: policies, such as
 * relaying) also come at this point, and an operator may mend those.
 */
function isNobody(command?: string, responseCode?: number, response = ''): boolean {
  if (command === 'API') return true
  if (command !== 'RCPT TO' || responseCode === undefined || OF_THE_SENDER.test(response)) return false
  return responseCode >= 500 && responseCode !== 530 && responseCode !== 503
}
