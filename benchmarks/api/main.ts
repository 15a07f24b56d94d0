import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { startApiServer } from './api-server.ts'
import { CASES, type BenchCase } from './cases.ts'
import { compareServers } from './compare-servers.ts'
import { createData, findPublicSlugs } from './data-folders.ts'
import { formatTable, type Base, type Measured } from './report.ts'
import { measureInRounds, createMeasurement, summarise } from './rounds.ts'
import { getStartCommand } from '../shared/app-process.ts'
import { describeRun } from '../shared/describe-run.ts'
import type { MeasuredServer } from '../shared/measured-server.ts'

const API = getStartCommand('api').script
const BARE = join(import.meta.dirname, 'bare-server.ts')
/** The limit of the cost ratio to another build of the API; smaller differences are noise between rounds. */
const AGAINST_AIM = 1.05
const SIZES = [12_000, 100_000]
/** More listings than the islands will ever have; creating them takes some minutes. */
const MAX_LISTINGS = 1_000_000

interface Options {
  readonly size?: readonly number[]
  readonly seconds: number
  readonly rounds: number
  readonly starts: number
  readonly only: readonly string[]
  readonly data?: string
  readonly against?: string
}

const program = new Command('bench')
  .description('Measures the built API against a bare server of the same responses, on this machine only')
  .option(
    '--size <listings>',
    `how many listings, up to ${MAX_LISTINGS}; may be given several times`,
    parseSizes,
  )
  .option('--seconds <n>', 'how long each case is measured in a round', parseNumber(0.2, 30), 1)
  .option('--rounds <n>', 'how often each case is measured on each server', parseNumber(1, 50), 15)
  .option(
    '--starts <n>',
    'how often both servers are started anew, for a share of the rounds',
    parseNumber(1, 20),
    3,
  )
  .option(
    '--only <text>',
    'only the cases whose name holds this text; may be given several times',
    appendOption,
    [],
  )
  .option('--data <folder>', 'where the data is made and stays, to be used again')
  .option(
    '--against <main.js>',
    'another build of the API to compare with, in place of the bare server',
    (file) => resolve(file),
  )
  .action(run)

function parseSizes(text: string, before: readonly number[] = []): readonly number[] {
  return [...before, parseNumber(100, MAX_LISTINGS)(text)]
}

function appendOption(text: string, before: readonly string[]): readonly string[] {
  return [...before, text]
}

function parseNumber(min: number, max: number) {
  return (text: string): number => {
    const value = Number(text)
    if (value >= min && value <= max) return value
    throw new InvalidArgumentError(`It takes a number from ${min} to ${max}.`)
  }
}

const log = (text: string) => process.stderr.write(`${text}\n`)

async function run(options: Options): Promise<void> {
  const cases = CASES.filter(
    ({ name }) => options.only.length === 0 || options.only.some((text) => name.includes(text)),
  )
  process.stdout.write(`${describeRun()}\n`)
  const folder = options.data ?? mkdtempSync(join(tmpdir(), 'portal-bench-'))
  try {
    const sizes = options.size ?? SIZES
    const getFolder = (size: number) => join(folder, String(size))
    // All before any measurement, since writing gigabytes to the disk slows everything down.
    for (const size of sizes) await createData(size, getFolder(size), log)
    for (const size of sizes) {
      const results = await measureSize(getFolder(size), cases, options)
      process.stdout.write(
        `\n### ${size.toLocaleString('en')} listings\n\n${formatTable(results, getBase(options))}\n`,
      )
    }
  } finally {
    if (options.data === undefined) rmSync(folder, { recursive: true })
  }
}

const getBase = ({ against }: Options): Base =>
  against === undefined ? { name: 'bare', aim: null } : { name: 'other build', aim: AGAINST_AIM }

/**
 * Measures one size. Both servers start several times, since memory layout and JIT compilation make a process up to a tenth
 * slower or faster than another of the same program, for as long as it runs.
 */
async function measureSize(
  folder: string,
  cases: readonly BenchCase[],
  options: Options,
): Promise<Measured[]> {
  const all = cases.map(createMeasurement)
  const slugs = await findPublicSlugs(folder)
  const { starts, rounds, seconds, against } = options
  for (let start = 1; start <= starts; start += 1) {
    const { base, api } = await startBoth(folder, options, start % 2 === 0)
    try {
      if (start === 1) log(`${await compareServers(base, api, cases, slugs)} responses compared: the same`)
      // Builds differ by less than concurrent requests affect each other.
      const connections = against === undefined ? {} : { connections: 1 }
      const conditions = { base, api, slugs, seconds, log, ...connections }
      await measureInRounds(all, { ...conditions, rounds: countRounds(rounds, start, starts) })
    } finally {
      await Promise.all([base.stop(), api.stop()])
    }
  }
  return all.map(summarise)
}

/** The number of rounds of one start of several; they differ by at most one. */
const countRounds = (rounds: number, start: number, starts: number): number =>
  Math.floor((rounds * start) / starts) - Math.floor((rounds * (start - 1)) / starts)

async function startBoth(
  folder: string,
  { against }: Options,
  isApiFirst: boolean,
): Promise<{ base: MeasuredServer; api: MeasuredServer }> {
  const startBase = () => startApiServer(against ?? BARE, join(folder, 'bare'))
  const startApi = () => startApiServer(API, join(folder, 'api'))
  const first = await (isApiFirst ? startApi() : startBase())
  const second = await (isApiFirst ? startBase() : startApi()).catch(async (error: unknown) => {
    await first.stop()
    throw error
  })
  return isApiFirst ? { api: first, base: second } : { base: first, api: second }
}

await program.parseAsync()
