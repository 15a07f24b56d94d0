import { isIPv6 } from 'node:net'

const HEXTETS_IN_NETWORK = 4
const HEXTETS_IN_PLACE = 3

/**
 * The network of an address: its /64 for IPv6, which is what one household gets. IPv4-mapped addresses count as IPv4.
 */
export const getNetwork = (address: string): string => prefixOf(address, HEXTETS_IN_NETWORK)

/**
 * All that one customer of a provider may have: the /48 of an IPv6 address, with 65,000 networks. For what is held
 * at a time, of which a few networks could hold everything.
 */
export const getPlace = (address: string): string => prefixOf(address, HEXTETS_IN_PLACE)

function prefixOf(address: string, length: number): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  const hextets = [...front, ...zeros, ...back].slice(0, length)
  return hextets.map((hextet) => Number.parseInt(hextet, 16).toString(16)).join(':')
}
