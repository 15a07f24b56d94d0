import { isIPv6 } from 'node:net'
import { Address6 } from 'ip-address'

const MAPPED = '::ffff:'
const IPV4 = /^(\d+\.\d+\.\d+)\.\d+$/

/** Removes the IPv4-mapped prefix that a dual-stack socket gives to IPv4 addresses. */
export const unmapAddress = (ip: string): string => (ip.startsWith(MAPPED) ? ip.slice(MAPPED.length) : ip)

/** Returns the network of one household or office: an IPv4 address, or the /64 of an IPv6 address. */
export const toNetwork = (ip: string): string => toPrefix(ip, 64)

/**
 * Returns the network of one provider's customer: an IPv4 address, or the /48 of an IPv6 address, which has 65,000
 * networks. For limits on concurrent use, which a few networks could otherwise exhaust.
 */
export const toCustomerNetwork = (ip: string): string => toPrefix(ip, 48)

/** Returns the subnet of an address: the /24 of IPv4, within which providers rotate addresses, and the /64 of IPv6. */
export const toSubnet = (ip: string): string => toNetwork(ip).replace(IPV4, '$1.0')

function toPrefix(ip: string, length: 48 | 64): string {
  // A cheap check for the common case.
  if (!ip.includes(':') || !isIPv6(ip)) return ip.toLowerCase()
  const address = new Address6(ip)
  if (address.isMapped4()) return address.to4().correctForm()
  return new Address6(`${ip}/${length}`).startAddress().correctForm()
}
