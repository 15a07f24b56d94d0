import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** One connection, written and read as bytes, for what no HTTP client would send. */
export interface Wire {
  socket: Socket
  /** All that came so far. */
  received: () => string
  /** Waits until what came matches, or says what came instead when the other side ends first. */
  until: (pattern: RegExp) => Promise<string>
  /** All that came until the other side ended the connection. */
  ended: () => Promise<string>
}

export async function openWire(port: number, bytes: string | Buffer = ''): Promise<Wire> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(bytes)
  /** Resolves as soon as it holds, looking again at each change of the connection; rejects where it can't hold any more. */
  const when = (holds: () => boolean) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        if (holds()) resolve(text)
        else if (socket.closed) reject(new Error(`The connection ended after ${JSON.stringify(text)}`))
      }
      socket.on('data', look).once('close', look)
      look()
    })
  return {
    socket,
    received: () => text,
    until: (pattern) => when(() => pattern.test(text)),
    ended: () => when(() => socket.closed),
  }
}

/** The head of a request, with the blank line after it. */
export const requestHead = (line: string, headers: Record<string, string | number> = {}): string =>
  `${line} HTTP/1.1\r\nHost: portal.test\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

export interface WireAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** The answers that came over a connection, one after the other; each says how long its body is. */
export function answersIn(received: string): WireAnswer[] {
  const answers: WireAnswer[] = []
  let rest = received
  while (rest.startsWith('HTTP/1.1 ')) {
    const end = rest.indexOf('\r\n\r\n')
    const [line = '', ...fields] = rest.slice(0, end).split('\r\n')
    const headers = Object.fromEntries(fields.map((field) => splitAt(field, ': ')))
    const length = Number(headers['content-length'] ?? 0)
    answers.push({ status: Number(line.split(' ')[1]), headers, body: rest.slice(end + 4, end + 4 + length) })
    rest = rest.slice(end + 4 + length)
  }
  return answers
}

const splitAt = (field: string, mark: string): [string, string] => {
  const at = field.indexOf(mark)
  return [field.slice(0, at).toLowerCase(), field.slice(at + mark.length)]
}
