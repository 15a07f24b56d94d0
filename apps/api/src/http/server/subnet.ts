import { toNetwork } from './client-ip.ts'

const IPV4 = /^(\d+\.\d+\.\d+)\.\d+$/

/** The subnet of an IP address: the /24 of IPv4, within which providers rotate addresses, and the /64 of IPv6. */
export const toSubnet = (ip: string): string => toNetwork(ip).replace(IPV4, '$1.0')
