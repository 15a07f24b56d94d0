import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { newApp, type TestApp } from './new-app.ts'

export const SHOP = {
  name: 'Kolombangara Honey',
  description: 'Wild honey from the slopes of Kolombangara, in jars and by the bucket.',
  category: 'Food & Beverages',
  country: 'western',
  address: 'Gizo',
  email: 'honey@shop.test',
  ownerName: 'Peter Vave',
}

export const URL = '/api/businesses'

type Cookies = Record<string, string>

/** Creates a portal that listens. */
export async function newListeningApp(options?: Parameters<typeof newApp>[0]) {
  const portal = await newApp(options)
  await portal.app.listen({ host: '127.0.0.1', port: 0 })
  const received: IncomingMessage[] = []
  portal.app.server.on('request', (request: IncomingMessage) => void received.push(request))
  /** Counts the bodies with a slot that are being read; the account of each sender is looked up before. */
  const countRead = () => received.filter(isRead).length
  return {
    ...portal,
    countRead,
    /** Resolves once this many bodies are being read. */
    reading: (count: number) => expect.poll(countRead, { interval: 5 }).toBe(count),
  }
}

const isRead = ({ method, readableFlowing, destroyed }: IncomingMessage): boolean =>
  method === 'POST' && readableFlowing === true && !destroyed

/** Formats a chunk of a body without a length. */
export const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`

/** Sends a registration that announces the length of its body and sends the beginning of it, or all of it in chunks. */
export function begin(
  { app }: TestApp,
  cookies: Cookies,
  length: number | 'chunked',
  { whole, from = '127.0.0.1' }: { whole?: string; from?: string } = {},
) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const head = [
    `POST ${URL} HTTP/1.1`,
    'host: a',
    `x-forwarded-for: ${from}`,
    'content-type: application/json',
    length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`,
    `cookie: ${Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${length === 'chunked' ? chunk('{') : '{'}`)
  if (whole !== undefined) socket.write(`${chunk(whole.slice(1))}0\r\n\r\n`)
  const response = once(socket.setEncoding('utf8'), 'data').then(([text]) => String(text))
  return { socket, response }
}

/** Resolves once the server has the headers of the bodies that were begun, since it reads in order. */
export const arrived = ({ app }: TestApp) =>
  fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/health/live`)
