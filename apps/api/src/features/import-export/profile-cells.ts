import { isAddressOfNetwork, type Network } from '@portal/domain/business'
import { line, webAddress } from '@portal/domain/contract'
import { err, ok, type Result } from '@portal/domain/shared'
import * as v from 'valibot'
import { formatCell, describeLeftOut, parseBySchema, listTexts } from './cell.ts'
import type { Draft, Reading } from './field.ts'

const NETWORKS = ['facebook', 'instagram', 'twitter'] as const satisfies readonly Network[]

const NOT_A_PROFILE = 'expected a name on the network, or the address of a page there'

const PROFILE_MAX = 500

const profileText = v.pipe(
  line(NOT_A_PROFILE),
  v.maxLength(PROFILE_MAX, `Expected at most ${PROFILE_MAX} characters`),
)

/** The network of an address. */
export const getNetwork = (address: string): Network | undefined =>
  NETWORKS.find((network) => isAddressOfNetwork(network, address))

/** Adds addresses of networks to the draft’s profiles; notes name those that don't fit. */
export function addProfiles(addresses: readonly string[], { socialMedia = {} }: Draft, reason: string) {
  const profiles = { ...socialMedia }
  const notes: string[] = []
  for (const address of addresses) {
    const network = getNetwork(address)
    if (network && (profiles[network] ?? address) === address) profiles[network] = address
    else notes.push(describeLeftOut(address, reason))
  }
  return { profiles, notes }
}

/** Reads profiles on several networks from one cell. */
export function readProfiles(cell: unknown, draft: Draft): Reading {
  const parsed = listTexts(cell).map((text) => ({ text, result: parseBySchema(webAddress, text) }))
  const addresses = parsed.flatMap(({ result }) => (result.ok ? [result.value] : []))
  const wrong = parsed.flatMap(({ text, result }) =>
    result.ok ? [] : [describeLeftOut(text, result.message)],
  )
  const { profiles, notes } = addProfiles(addresses, draft, 'a listing has no place for it')
  return { ok: true, value: { socialMedia: profiles }, notes: [...notes, ...wrong] }
}

/** A profile name: `shop.name`, `@shop`. */
const isHandle = (text: string): boolean => /^@?[\w.-]{1,60}$/.test(text) && !/\.(?:com|org|net)$/i.test(text)

/** An address elsewhere would mislead visitors. */
function parseAddress(network: Network, text: string): Result<string> {
  const address = parseBySchema(webAddress, text)
  return address.ok && isAddressOfNetwork(network, address.value) ? address : err(NOT_A_PROFILE)
}

/** An export has one profile as stored, which may be any text. */
function parseStored(network: Network, cell: string): Result<string> {
  const text = parseBySchema(profileText, cell)
  return text.ok && /^(?:https?:|www\.)/i.test(text.value) ? parseAddress(network, text.value) : text
}

/** Reads the first profile on a network; notes name the others. */
export const readProfile =
  (network: Network) =>
  (cell: unknown, { socialMedia = {} }: Draft): Reading => {
    const parsed = listTexts(cell).map((text) => ({
      text,
      result: !Array.isArray(cell)
        ? parseStored(network, text)
        : isHandle(text)
          ? ok(text)
          : parseAddress(network, text),
    }))
    const first = parsed.find(({ result }) => result.ok)
    if (!first?.result.ok) return err(`${NOT_A_PROFILE}, not ${JSON.stringify(formatCell(parsed[0]?.text))}`)
    const { value } = first.result
    const before = socialMedia[network]
    const notes = parsed
      .filter((other) => other !== first && !(other.result.ok && other.result.value === value))
      .map(({ text, result }) => describeLeftOut(text, result.ok ? 'a listing has one' : result.message))
    if (before !== undefined && before !== value) notes.push(describeLeftOut(before, 'a listing has one'))
    return { ok: true, value: { socialMedia: { ...socialMedia, [network]: value } }, notes }
  }
