import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createPipelineLimit } from './pipeline-limit.ts'

const newConnection = () => ({
  destroyed: false,
  destroy() {
    this.destroyed = true
  },
})

test('requests that wait for their responses are not limited', () => {
  const isWithin = createPipelineLimit()
  const connection = newConnection()
  for (let times = 0; times < 100; times += 1) {
    const response = new EventEmitter()
    expect(isWithin(connection, response)).toBe(true)
    response.emit('close')
  }
})

test('a connection with many pending requests is destroyed, and those that arrived with them are dropped', () => {
  const isWithin = createPipelineLimit()
  const connection = newConnection()
  const admitted = Array.from({ length: 100 }, () => isWithin(connection, new EventEmitter()))
  expect(admitted.filter(Boolean)).toHaveLength(16)
  expect(connection.destroyed).toBe(true)
  expect(isWithin(newConnection(), new EventEmitter())).toBe(true)
})
