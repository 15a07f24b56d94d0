import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { RenderPool } from './render-pool.ts'

/** A thread that responds with the path of its job, exits on `/die`, fails on `/fail`, and waits on `/wait`. */
const THREAD = `
  import { workerData } from 'node:worker_threads'
  export const listAddresses = () => [{ pattern: '/list', query: ['page'] }]
  let waiting = []
  export async function renderPage({ job: { path } }) {
    if (path === '/die') setImmediate(() => { throw new Error('out of memory') })
    if (path === '/fail') throw new Error('no such screen')
    if (path === '/end') for (const end of waiting.splice(0)) end()
    if (path === '/wait' || path === '/die') await new Promise((resolve) => waiting.push(resolve))
    return { calls: [], result: { kind: 'redirect', status: 301, location: workerData + path } }
  }
`

function startPool(script = THREAD, threads = 1) {
  const folder = mkdtempSync(join(tmpdir(), 'render-pool-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'thread.mjs')
  writeFileSync(file, script)
  const lines: unknown[] = []
  const pool = new RenderPool({
    script: pathToFileURL(file),
    settings: 'to ',
    threads,
    log: { error: (...line: unknown[]) => void lines.push(line.at(-1)) },
  })
  onTestFinished(() => pool.close())
  return { pool, lines, render: (path: string) => pool.render({ path, saveData: false }) }
}

const movedTo = (location: string) => ({ kind: 'redirect', status: 301, location })

test('each job resolves with its own result', async () => {
  const { pool, render } = startPool(THREAD, 2)
  expect(await pool.addresses).toEqual([{ pattern: '/list', query: ['page'] }])
  const paths = Array.from({ length: 20 }, (_, n) => `/${n}`)
  expect(await Promise.all(paths.map(render))).toEqual(paths.map((path) => movedTo(`to ${path}`)))
})

test('a thread works on further jobs while one waits', async () => {
  const { render } = startPool()
  const waiting = [render('/wait'), render('/wait')]
  expect(await render('/page')).toEqual(movedTo('to /page'))
  await render('/end')
  expect(await Promise.all(waiting)).toEqual([movedTo('to /wait'), movedTo('to /wait')])
})

test('a failed job rejects only its own promise', async () => {
  const { render } = startPool()
  const [failed, fine] = await Promise.allSettled([render('/fail'), render('/fine')])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'no such screen' } })
  expect(fine).toMatchObject({ status: 'fulfilled' })
})

test('when a thread exits its pending jobs fail, and it is replaced', async () => {
  const { pool, lines, render } = startPool()
  await pool.addresses
  const [dying, waiting] = await Promise.allSettled([render('/die'), render('/wait')])
  expect(dying).toMatchObject({ status: 'rejected' })
  expect(waiting).toMatchObject({ status: 'rejected' })
  expect(lines).toEqual(['A render thread ended and is replaced'])
  expect(await render('/again')).toEqual(movedTo('to /again'))
})

test('a thread that can’t start rejects at once', async () => {
  const { pool } = startPool("throw new Error('no manifest')")
  await expect(pool.addresses).rejects.toThrow('no manifest')
})
