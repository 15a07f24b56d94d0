import { join } from 'node:path'
import { findPackageFolder } from '#package-files/package-folder.ts'
import { createFileError } from '#package-files/yaml.ts'
import { Accounts } from './accounts.ts'
import { readBusinesses } from './business-files.ts'
import { BusinessMessages } from './business-messages.ts'
import { readContent } from './content-files.ts'
import { createDemoFolder } from './files.ts'
import { Inquiries } from './inquiries.ts'
import { Orders } from './orders.ts'
import { Pictures } from './pictures.ts'
import { QuoteRequests } from './quote-requests.ts'
import { Submissions } from './submissions.ts'

/** The folder of the demo's content, from the source as from the bundle. */
export const DEMO_FOLDER = join(findPackageFolder(), 'demo')

export type DemoData = ReturnType<typeof readDemoData>

/** Reads and validates all content of the demo. Throws a ConfigError that names the invalid file and field. */
export function readDemoData(path = DEMO_FOLDER) {
  const folder = createDemoFolder(path)
  const { password, accounts } = folder.file('accounts.yaml', Accounts)
  const businesses = readBusinesses(folder)
  const businessMessages = folder.file('business-messages.yaml', BusinessMessages)
  const names = new Set(
    businesses.categories.flatMap((category) => category.businesses.map(({ name }) => name)),
  )
  for (const { email, businesses: own } of accounts)
    requireBusinesses(names, Object.keys(own), `accounts.yaml: ${email}`)
  for (const { reference, business } of businessMessages)
    requireBusinesses(names, [business], `business-messages.yaml: ${reference}`)
  const orders = folder.file('orders.yaml', Orders)
  for (const { reference, business } of [...orders.waiting, ...orders.websites])
    requireBusinesses(names, [business], `orders.yaml: ${reference}`)
  return {
    password,
    accounts,
    ...businesses,
    businessMessages,
    ...readContent(folder),
    pictures: folder.file('pictures.yaml', Pictures),
    quoteRequests: folder.file('quote-requests.yaml', QuoteRequests),
    orders,
    inquiries: folder.file('inquiries.yaml', Inquiries),
    submissions: folder.file('submissions.yaml', Submissions),
  }
}

/** Requires that every business of an account, or with a message, exists. */
function requireBusinesses(names: ReadonlySet<string>, wanted: readonly string[], where: string): void {
  const missing = wanted.find((name) => !names.has(name))
  if (missing !== undefined)
    throw createFileError(`demo/${where}`, `there is no business “${missing}” in demo/businesses`)
}
