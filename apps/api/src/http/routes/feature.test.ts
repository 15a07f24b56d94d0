import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addFeature } from './feature.ts'

const answering = (path: string) => {
  const app = Fastify()
  const ready = addFeature(app, ['/api/saves', '/api/orders'], (scope) => {
    scope.get(path, () => 'here')
  })
  return { app, ready }
}

test.each(['/api/saves', '/api/saves/:id', '/api/orders.csv'])(
  'a feature serves %s below its prefixes',
  async (path) => {
    const { app, ready } = answering(path)
    await ready
    expect((await app.inject(path.replace(':id', '7'))).body).toBe('here')
  },
)

test.each(['/api/saves-of-others', '/api/news', '/'])(
  'refuses the route %s outside of its prefixes',
  async (path) => {
    const { ready } = answering(path)
    await expect(ready).rejects.toThrow(`${path} is not below /api/saves or /api/orders`)
  },
)
