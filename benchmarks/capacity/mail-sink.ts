import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** An SMTP server on this machine that counts received mails. */
export interface MailSink {
  readonly url: string
  received(): number
  stop(): Promise<void>
}

export async function startMailSink(): Promise<MailSink> {
  let received = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 1,
    onData(stream, _session, callback) {
      stream.resume().once('end', () => {
        received += 1
        callback(null)
      })
    },
  })
  server.on('error', () => undefined)
  server.server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
