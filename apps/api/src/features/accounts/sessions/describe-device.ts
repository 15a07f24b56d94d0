import { parse } from 'bowser'

/** Browsers send shorter texts. */
const MAX_LENGTH = 500

/** A browser and its system in words, `Chrome on Android`, from a `User-Agent` header; null where it names none. */
export function describeDevice(userAgent: string | undefined): string | null {
  if (!userAgent || userAgent.length > MAX_LENGTH) return null
  const { browser, os } = parse(userAgent)
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '')
  return names.length === 0 ? null : names.join(' on ')
}
