import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newDataDir } from '#test/data-dir.ts'
import { newOutbox } from '#test/outbox.ts'
import { getHeader, startSmtp } from '#test/smtp.ts'
import { createMailer } from '../outbox/delivery.service.ts'
import { createFileTransport } from './file-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const TYPED = [
  '=?utf-8?Q?Admin?=',
  'Mele =?utf-8?B?QWRtaW4=?= Tavola',
  '=?utf-8?Q?a?= =?utf-8?Q?b?=',
  '=?ISO-8859-1?q?=41lly?=, "Élodie"',
  `=?utf-8?Q?Admin?= ${'Kokonut '.repeat(20)}`.trim(),
]

/** Decodes a header like mail programs: encoded words once, even within quotes. */
function decode(header: string): string {
  const joined = header.replaceAll(/\?=\s+=\?/g, '?==?')
  const decoded = joined.replaceAll(
    /=\?UTF-8\?([QB])\?([^?]*)\?=/gi,
    (_whole, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('latin1')
        : text
            .replaceAll('_', ' ')
            .replaceAll(/=([0-9A-F]{2})/gi, (_byte, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
  )
  return Buffer.from(decoded, 'latin1').toString('utf8')
}

async function sent(typed: string) {
  const { smtp, received } = await startSmtp()
  const { context, add } = await newOutbox()
  const folder = newDataDir()
  const file = createFileTransport(folder, 'contact@portal.test')
  const server = createSmtpTransport(smtp, 'contact@portal.test')
  await add({ to: { name: typed, address: 'mele@portal.test' }, email: { subject: `From ${typed}` } })
  await createMailer(context, async (mail, signal) => {
    await file(mail, signal)
    await server(mail, signal)
  }).send()
  const [name = ''] = readdirSync(folder)
  const written = { recipients: [], source: readFileSync(`${folder}/${name}`, 'utf8') }
  return [written, ...received]
}

test.each(TYPED)('the name %j is shown as typed, in addresses and subjects', async (typed) => {
  const mails = await sent(typed)
  expect(mails).toHaveLength(2)
  for (const mail of mails) {
    expect(decode(getHeader(mail, 'To'))).toBe(`${typed} <mele@portal.test>`)
    expect(decode(getHeader(mail, 'Subject'))).toBe(`From ${typed}`)
    expect(Math.max(...mail.source.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78)
  }
  expect(mails[1]?.recipients).toEqual(['mele@portal.test'])
})
