import { expect, onTestFinished, test } from 'vitest'
import { RenderPool } from './render-pool.ts'

/** A thread without calls that responds with the path of its job, exits on `/die`, and fails on `/fail`. */
const THREAD = `
  import { parentPort, workerData } from 'node:worker_threads'
  parentPort.on('message', ({ id, job }) => {
    if (job.path === '/die') throw new Error('out of memory')
    if (job.path === '/fail') parentPort.postMessage({ id, calls: [], failure: 'no such screen' })
    else parentPort.postMessage({ id, calls: [], result: { kind: 'redirect', status: 301, location: workerData + job.path } })
  })
  parentPort.postMessage({ addresses: [{ pattern: '/list', query: ['page'] }] })
`

function startPool(script = THREAD, threads = 1) {
  const lost: string[] = []
  const pool = new RenderPool({
    script: new URL(`data:text/javascript,${encodeURIComponent(script)}`),
    settings: 'to ',
    threads,
    onThreadLost: (error) => lost.push(error.message),
  })
  onTestFinished(() => pool.close())
  return { pool, lost, make: (path: string) => pool.make({ path, saveData: false }) }
}

const movedTo = (location: string) => ({ kind: 'redirect', status: 301, location })

test('each job resolves with its own result', async () => {
  const { pool, make } = startPool(THREAD, 2)
  expect(await pool.addresses).toEqual([{ pattern: '/list', query: ['page'] }])
  const paths = Array.from({ length: 20 }, (_, n) => `/${n}`)
  expect(await Promise.all(paths.map(make))).toEqual(paths.map((path) => movedTo(`to ${path}`)))
})

test('a failed job rejects only its own promise', async () => {
  const { make } = startPool()
  const [failed, fine] = await Promise.allSettled([make('/fail'), make('/fine')])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'no such screen' } })
  expect(fine).toMatchObject({ status: 'fulfilled' })
})

test('when a thread exits its pending jobs fail, and it is replaced', async () => {
  const { pool, lost, make } = startPool()
  await pool.addresses
  await expect(make('/die')).rejects.toThrow('out of memory')
  expect(lost).toEqual(['out of memory'])
  await expect(make('/soon')).rejects.toThrow('No render thread runs')
  await expect.poll(() => make('/again').catch(() => null)).toEqual(movedTo('to /again'))
})

test('a thread that can’t start rejects at once', async () => {
  const { pool } = startPool("throw new Error('no manifest')")
  await expect(pool.addresses).rejects.toThrow('no manifest')
})
