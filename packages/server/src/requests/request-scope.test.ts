import fastify from 'fastify'
import { expect, test } from 'vitest'
import { NO_TRACING, type Tracing } from '../tracing/index.ts'
import { addRequestScope, getCurrentLogFields, runForRequest, toCallHeaders } from './request-scope.ts'

const TRACING: Tracing = {
  ...NO_TRACING,
  getTrace: () => ({ id: 'trace-1', headers: { traceparent: 'parent-1' } }),
}

async function readFields(tracing: Tracing): Promise<unknown> {
  const app = fastify({ genReqId: () => 'id-1' })
  addRequestScope(app, tracing)
  app.get('/', async () => {
    await Promise.resolve()
    return getCurrentLogFields()
  })
  return (await app.inject('/')).json()
}

test('log fields in a handler have the request and its trace', async () => {
  expect(await readFields(NO_TRACING)).toEqual({ reqId: 'id-1' })
  expect(await readFields(TRACING)).toEqual({ reqId: 'id-1', trace_id: 'trace-1' })
  expect(getCurrentLogFields()).toEqual({})
})

test('work without a request runs outside of any', () => {
  expect(runForRequest(undefined, getCurrentLogFields)).toEqual({})
})

test('a call has the id and the trace of its request', () => {
  expect(
    toCallHeaders({ id: 'id-1', trace: { id: 'trace-1', headers: { traceparent: 'parent-1' } } }),
  ).toEqual({
    'x-request-id': 'id-1',
    traceparent: 'parent-1',
  })
})
