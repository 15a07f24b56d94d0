import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { seedDemo } from '#demo/seed.ts'
import { newOperator } from '#test/operator.ts'
import { createFile, fixture } from '#test/import-file.ts'

/** Milliseconds: each command is a process. */
const SLOW = 60_000
const MAPPING = join(import.meta.dirname, 'mappings', 'airports.json')

test(
  'imports airports, prints each row, and skips them the second time',
  async () => {
    const { cli } = await newOperator()
    const words = ['import', fixture('pacific_airports.csv'), '--mapping', MAPPING, '--country', 'sb']
    const dry = await cli(...words, '--dry-run')
    expect(dry.stdout).toContain('row 2 taken: Afutara Aerodrome\n')
    expect(dry.stdout).toContain('45 rows would be taken, 510 skipped. Nothing was stored')
    expect(dry.stderr).toBe('')

    const report = createFile('report.csv', '')
    const { stdout } = await cli(...words, '--report', report)
    expect(stdout).toMatch(/\n45 rows taken, 510 skipped\n$/)
    expect(stdout).not.toContain('Afutara')
    const rows = readFileSync(report, 'utf8').split('\r\n')
    expect(rows.slice(0, 2)).toEqual([
      'row,outcome,name,slug,notes',
      '2,taken,Afutara Aerodrome,afutara-aerodrome,',
    ])
    expect(rows).toHaveLength(557)
    expect(rows.at(-2)).toBe('556,skipped,Gaua Airport,,"country: it is vu, and only sb was asked for"')

    expect((await cli(...words)).stdout).toContain('0 rows taken, 555 skipped')
  },
  SLOW,
)

test(
  'escapes control sequences in names and cells, and prints each row on one line',
  async () => {
    const { cli } = await newOperator()
    const rows = [
      '"\u001b[2JEvil\nrow 9 taken: Forged",sb,Other,',
      '"Gizo \u202eexe.",sb,Other,',
      'Shop,"\u009b31m Red",Other,',
      'Shop,sb,Other,"\u001b]0;title\u0007"',
    ]
    const file = createFile('shops.csv', `name,country,category,"map \u001b[0m"\n${rows.join('\n')}\n`)
    const report = createFile('report.csv', '')
    const texts = [
      (await cli('import', file, '--dry-run')).stdout,
      (await cli('import', file, '--dry-run', '--report', report)).stdout,
      readFileSync(report, 'utf8').replaceAll('\r\n', '\n'),
    ]
    for (const text of texts) expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
    expect(texts[0]).toContain('row 2 skipped: \\u{1b}[2JEvil\\u{a}row 9 taken: Forged; name:')
    expect(texts[0]).toContain('\\u{202e}exe.')
    expect(texts[0]).not.toMatch(/^row 9/m)
  },
  SLOW,
)

test(
  'importing an exported demo exports the same again',
  async () => {
    const [one, other] = await Promise.all([newOperator(), newOperator()])
    // Without pictures, which an export doesn't contain and which take most of the time.
    await seedDemo(one.store, Date.now())
    const { stdout } = await one.cli('export', 'businesses', '--format', 'csv')
    await other.cli('import', createFile('demo.csv', stdout))
    const file = createFile('again.csv', '')
    await other.cli('export', 'businesses', '--format', 'csv', '--output', file)
    expect(readFileSync(file, 'utf8')).toBe(stdout)
  },
  SLOW,
)

test(
  'an error is printed in one line and exits with 1',
  async () => {
    const { cli } = await newOperator()
    const failing = (...words: string[]) =>
      cli(...words).then(
        () => null,
        (error: unknown) => error,
      )
    expect(await failing('import', '/nowhere.csv')).toMatchObject({
      code: 1,
      stderr: 'There is no file /nowhere.csv, or it can’t be opened\n',
    })
    const bad = createFile('mapping.json', '{"fields":{"colour":"x"}}')
    expect(await failing('import', fixture('pacific_airports.csv'), '--mapping', bad)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The mapping file names colour\. The fields are .*\n$/) as string,
    })
    expect(await failing('import', dirname(bad))).toMatchObject({
      code: 1,
      stderr: `${dirname(bad)} is a folder. Name one file in it\n`,
    })
    const airports = ['import', fixture('pacific_airports.csv'), '--mapping', MAPPING, '--dry-run']
    expect(await failing(...airports, '--report', '/nowhere/report.csv')).toMatchObject({
      code: 1,
      stderr: '/nowhere/report.csv can’t be written. Is its folder there?\n',
    })
    expect(await failing('export', 'businesses', '--format', 'csv', '--output', '/nowhere/x')).toMatchObject({
      code: 1,
      stderr: '/nowhere/x can’t be written. Is its folder there?\n',
    })
    expect(await failing('import', bad, '--country', 'nz')).toMatchObject({ code: 1 })
    expect(await failing('import', bad, '--status', 'live')).toMatchObject({ code: 1 })
    expect(await failing('export', 'businesses', '--format', 'xml')).toMatchObject({ code: 1 })
  },
  SLOW,
)
