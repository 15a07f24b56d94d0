import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import type { SmtpServer } from '#config/smtp-url.ts'
import type { OnEnd } from './file-end.ts'

/** A message that arrived, whatever the server responded. */
export interface ReceivedMail {
  readonly recipients: readonly string[]
  readonly source: string
}

interface Answers {
  /** The response to a recipient: a status to refuse with, or nothing. */
  readonly recipient?: (address: string) => number | undefined
  /** The response to a complete message: a status to refuse with, or nothing. */
  readonly message?: (mail: ReceivedMail) => Promise<number | undefined> | number | undefined
  readonly options?: SMTPServerOptions
}

const refusal = (status: number, about: string): Error =>
  Object.assign(new Error(`Refused ${about}`), { responseCode: status })

/** Starts a real SMTP server on this machine; `received` has each complete message. */
export async function startSmtp(
  { recipient, message, options }: Answers = {},
  onEnd: OnEnd = onTestFinished,
) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 1,
    onRcptTo({ address }, _session, callback) {
      const status = recipient?.(address)
      callback(status === undefined ? null : refusal(status, address))
    },
    onData(stream, { envelope }, callback) {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      const take = async () => {
        const source = await text(stream).catch(() => null)
        // An incomplete message was not received.
        if (source === null) return
        received.push({ recipients, source })
        const status = await message?.({ recipients, source })
        callback(status === undefined ? null : refusal(status, recipients.join()))
      }
      void take()
    },
    ...options,
  })
  // Some tests kill clients, whose connections then break.
  server.on('error', () => undefined)
  const { port } = await listen(server.server)
  onEnd(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { received, smtp: smtpAt(port) }
}

/** Creates a server response that accepts a number of messages, then hangs until it is released. */
export function newStandstill() {
  let left = 0
  let reached = () => {}
  return {
    after(messages: number): Promise<void> {
      left = messages
      return new Promise((resolve) => {
        reached = resolve
      })
    },
    message(): Promise<undefined> | undefined {
      left -= 1
      if (left >= 0) return undefined
      reached()
      return new Promise(() => undefined)
    },
  }
}

/** Starts a server that accepts connections and then misbehaves as the test defines. */
export async function startOddServer(greet: (socket: Socket) => void = () => undefined) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    greet(socket)
  })
  const { port } = await listen(server)
  onTestFinished(() => {
    sockets.forEach((socket) => socket.destroy())
    server.close()
  })
  return { smtp: smtpAt(port) }
}

async function listen(server: Server): Promise<AddressInfo> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server.address() as AddressInfo
}

const smtpAt = (port: number): SmtpServer => ({ host: '127.0.0.1', port, secure: false, account: null })

/** Returns a header of a message, unfolded; empty if missing. */
export const getHeader = ({ source }: ReceivedMail, name: string): string => {
  const head = source.split('\r\n\r\n', 1)[0]?.replaceAll(/\r\n[ \t]+/g, ' ') ?? ''
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
}

export const listMessageIds = (mails: readonly ReceivedMail[]): string[] =>
  mails.map((mail) => getHeader(mail, 'Message-ID'))
