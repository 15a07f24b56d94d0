import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A raw TCP connection, for bytes that no HTTP client would send. */
export interface Wire {
  socket: Socket
  /** Everything received so far. */
  received: () => string
  /** Waits until the received text matches; fails with it if the other side closes first. */
  until: (pattern: RegExp) => Promise<string>
  /** Everything received until the other side closes the connection. */
  ended: () => Promise<string>
}

/** `from` is the address of this side, any of 127.0.0.0/8. */
export async function openWire(
  port: number,
  bytes: string | Buffer = '',
  from: string = '127.0.0.1',
): Promise<Wire> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  onTestFinished(() => void socket.destroy())
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(bytes)
  /** Resolves once the condition is met, checking on every change of the connection; rejects when it closes. */
  const waitFor = (isMet: () => boolean) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        if (isMet()) resolve(text)
        else if (socket.closed) reject(new Error(`The connection ended after ${JSON.stringify(text)}`))
      }
      socket.on('data', look).once('close', look)
      look()
    })
  return {
    socket,
    received: () => text,
    until: (pattern) => waitFor(() => pattern.test(text)),
    ended: () => waitFor(() => socket.closed),
  }
}

/** A request's head with the blank line after it. */
export const requestHead = (line: string, headers: Record<string, string | number> = {}): string =>
  `${line} HTTP/1.1\r\nHost: portal.test\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

export interface WireResponse {
  status: number
  headers: Record<string, string>
  body: string
}

/** The responses received on a connection, in order; each has a Content-Length. */
export function parseResponses(received: string): WireResponse[] {
  const responses: WireResponse[] = []
  let rest = received
  while (rest.startsWith('HTTP/1.1 ')) {
    const end = rest.indexOf('\r\n\r\n')
    const [line = '', ...fields] = rest.slice(0, end).split('\r\n')
    const headers = Object.fromEntries(fields.map((field) => splitAt(field, ': ')))
    const length = Number(headers['content-length'] ?? 0)
    responses.push({
      status: Number(line.split(' ')[1]),
      headers,
      body: rest.slice(end + 4, end + 4 + length),
    })
    rest = rest.slice(end + 4 + length)
  }
  return responses
}

const splitAt = (field: string, mark: string): [string, string] => {
  const at = field.indexOf(mark)
  return [field.slice(0, at).toLowerCase(), field.slice(at + mark.length)]
}
