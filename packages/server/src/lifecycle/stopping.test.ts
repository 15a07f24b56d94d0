import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addStopping, drainConnections, refuseWhenClosing } from './stopping.ts'

async function listen(app: FastifyInstance): Promise<number> {
  onTestFinished(() => app.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

function newApp(): FastifyInstance {
  const app = fastify({ return503OnClosing: false, forceCloseConnections: 'idle' })
  addStopping(app)
  refuseWhenClosing(app, (_request, reply) => void reply.code(503).send('closing'))
  app.get('/', async () => 'served')
  return app
}

test('closes the connection of each response once the stop is announced', async () => {
  const app = newApp()
  expect([(await app.inject('/')).headers.connection, app.isStopping()]).toEqual(['keep-alive', false])
  app.announceStop()
  expect([(await app.inject('/')).headers.connection, app.isStopping()]).toEqual(['close', true])
})

test('refuses a request on an open connection while the server closes', async () => {
  const app = newApp()
  const port = await listen(app)
  const socket = connect(port, '127.0.0.1')
  await once(app.server, 'connection')
  // A request under way keeps the connection from being closed as idle.
  socket.write('GET / HTTP/1.1\r\nHo')
  await (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text()
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  socket.write('st: portal.test\r\n\r\n')
  const [bytes] = (await once(socket, 'data')) as [Buffer]
  expect(bytes.toString()).toMatch(/^HTTP\/1\.1 503 [\s\S]*connection: close[\s\S]*closing$/)
  await closed
})

test('drains connections after a delay, in which new ones are accepted', async () => {
  const app = newApp()
  const port = await listen(app)
  const drained = drainConnections(app, 300)
  expect(app.isStopping()).toBe(true)
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('served')
  await drained
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
})
