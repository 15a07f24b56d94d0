import { expect, test } from 'vitest'
import { listenFds } from './socket-activation.ts'

const ADDRESS = { host: '10.0.0.1', port: 3000 }

test('listens on the socket that is passed to this process', () => {
  expect(listenFds(ADDRESS, { LISTEN_PID: '7', LISTEN_FDS: '1' }, 7)).toEqual({ host: '127.0.0.1', fd: 3 })
})

test.each([
  ['none is passed', {}],
  ['it is passed to another process', { LISTEN_PID: '8', LISTEN_FDS: '1' }],
  ['there are none', { LISTEN_PID: '7', LISTEN_FDS: '0' }],
])('listens on the address where %s', (_, env) => {
  expect(listenFds(ADDRESS, env, 7)).toEqual(ADDRESS)
})
