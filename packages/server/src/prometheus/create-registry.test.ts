import { expect, test } from 'vitest'
import { createRegistry } from './create-registry.ts'

test('counts responses by method, route and status, besides the release and the process', async () => {
  const { registry, recordResponse } = createRegistry({ app: 'web', version: '1.2.3' })
  recordResponse({ method: 'GET', route: '/news/:slug', status: 200, seconds: 0.3 })
  const text = await registry.metrics()
  expect(text).toContain(
    'portal_http_request_duration_seconds_bucket{le="0.5",method="GET",route="/news/:slug",status="200"} 1',
  )
  expect(text).toContain(`portal_build_info{app="web",version="1.2.3",node="${process.version}"} 1`)
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
})
