import { join } from 'node:path'
import { findPackageFolder } from '#package-files/package-folder.ts'
import { fileError } from '#package-files/yaml.ts'
import { Accounts, type DemoAccount } from './accounts.ts'
import { readBusinesses, type CategoryOfBusinesses } from './business-files.ts'
import { readContent } from './content-files.ts'
import { openDemoFolder } from './files.ts'
import { Inquiries } from './inquiries.ts'
import { QuoteRequests } from './quote-requests.ts'
import { Submissions } from './submissions.ts'

/** Where the demo's content is, for the source as for the bundle. */
export const DEMO_FOLDER = join(findPackageFolder(), 'demo')

export type DemoData = ReturnType<typeof readDemoData>

/** All content of the demo, checked. A ConfigError names the file, and the field in it, that can't be used. */
export function readDemoData(path = DEMO_FOLDER) {
  const folder = openDemoFolder(path)
  const { password, accounts } = folder.file('accounts.yaml', Accounts)
  const businesses = readBusinesses(folder)
  requireOwnBusinesses(accounts, businesses.categories)
  return {
    password,
    accounts,
    ...businesses,
    ...readContent(folder),
    quoteRequests: folder.file('quote-requests.yaml', QuoteRequests),
    inquiries: folder.file('inquiries.yaml', Inquiries),
    submissions: folder.file('submissions.yaml', Submissions),
  }
}

/** Whatever an account owns is among the businesses. */
function requireOwnBusinesses(
  accounts: readonly DemoAccount[],
  categories: readonly CategoryOfBusinesses[],
): void {
  const names = new Set(categories.flatMap(({ businesses }) => businesses.map(({ name }) => name)))
  for (const { email, businesses } of accounts) {
    const missing = Object.keys(businesses).find((name) => !names.has(name))
    if (missing !== undefined)
      throw fileError('demo/accounts.yaml', `${email}: there is no business “${missing}” in demo/businesses`)
  }
}
