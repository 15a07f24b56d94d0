/** What the bundler knows of a module. */
interface ModuleInfo {
  isEntry: boolean
  importers: string[]
  dynamicImporters: string[]
}

/** What the bundler tells whoever names a script. */
export interface Chunking {
  getModuleInfo(id: string): ModuleInfo | null
}

/** Screens, and parts that are loaded by themselves, which owners, buyers and administrators open and other visitors don’t. */
export const BEHIND_SIGN_IN = [
  '/app/pages/admin/',
  '/app/pages/dashboard/',
  '/app/pages/listing-preview/',
  '/features/analytics/',
  '/features/audit/',
  '/features/business-admin/',
  '/features/order-admin/',
  '/features/content-editor/',
  '/features/moderation/',
  '/features/orders/',
  '/features/plan-reminders/',
  '/features/users/',
  '/features/quotes/admin/',
  '/features/dashboard/pages/',
  '/features/listing-editor/',
  '/features/account/pages/',
]

const isForVisitors = (id: string): boolean => !BEHIND_SIGN_IN.some((folder) => id.includes(folder))

/** The modules that are loaded by themselves and import a module, directly or not. */
function entriesOf(id: string, chunking: Chunking): Set<string> {
  const entries = new Set<string>()
  const seen = new Set([id])
  const left = [id]
  for (let module = left.pop(); module !== undefined; module = left.pop()) {
    const info = chunking.getModuleInfo(module)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length > 0) entries.add(module)
    for (const importer of info.importers.filter((each) => !seen.has(each))) {
      seen.add(importer)
      left.push(importer)
    }
  }
  return entries
}

/**
 * Names a script for what at least so many screens or parts of visitors share. A module that visitors share with nobody
 * but owners and administrators would make every page of theirs larger.
 */
export const sharedByVisitors =
  (name: string, atLeast: number) =>
  (id: string, chunking: Chunking): string | null => {
    const entries = [...entriesOf(id, chunking)].filter(isForVisitors)
    return entries.length >= atLeast ? name : null
  }
