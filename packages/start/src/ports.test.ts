import { once } from 'node:events'
import { createServer } from 'node:net'
import getPort from 'get-port'
import { expect, onTestFinished, test } from 'vitest'
import { findTakenPort } from './ports.ts'

const LOCAL = '127.0.0.1'

test('finds the port that another program listens on', async () => {
  const taken = { variable: 'API_PORT', port: String(await getPort({ host: LOCAL })) }
  const other = createServer().listen({ host: LOCAL, port: Number(taken.port) })
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  expect(await findTakenPort(LOCAL, [{ variable: 'PORT', port: '0' }, taken])).toEqual(taken)
})

test.each(['0', '', 'http'])('leaves %j to the server', async (port) => {
  expect(await findTakenPort(LOCAL, [{ variable: 'PORT', port }])).toBeUndefined()
})
