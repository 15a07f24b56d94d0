import { once } from 'node:events'
import { createServer } from 'node:net'
import getPort from 'get-port'
import { expect, onTestFinished, test } from 'vitest'
import { findPortProblem } from './ports.ts'

const LOCAL = '127.0.0.1'

test('names the port that another program listens on', async () => {
  const taken = String(await getPort({ host: LOCAL }))
  const other = createServer().listen({ host: LOCAL, port: Number(taken) })
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const ports = [
    { variable: 'PORT', port: String(await getPort({ host: LOCAL })) },
    { variable: 'API_PORT', port: taken },
  ]
  expect(await findPortProblem(LOCAL, ports)).toBe(
    `Port ${taken} is taken. Stop what uses it, or set API_PORT`,
  )
})

test('reports that both servers have the same port', async () => {
  const ports = [
    { variable: 'PORT', port: '3001' },
    { variable: 'API_PORT', port: '3001' },
  ]
  expect(await findPortProblem(LOCAL, ports)).toBe(
    'PORT and API_PORT are both 3001. Set one of them to another port',
  )
})

test('requires a port other than 0', async () => {
  expect(await findPortProblem(LOCAL, [{ variable: 'PORT', port: '0' }])).toBe(
    'PORT has to name a port. Set it to another number than 0',
  )
})

test.each(['', 'http'])('leaves %j to the server', async (port) => {
  expect(await findPortProblem(LOCAL, [{ variable: 'PORT', port }])).toBeUndefined()
})
