import { networkOf } from './client-ip.ts'

const IPV4 = /^(\d+\.\d+\.\d+)\.\d+$/

/** The subnet of an address: the /24 of IPv4, which one provider gives out in turns, and the /64 of IPv6. */
export const subnetOf = (ip: string): string => networkOf(ip).replace(IPV4, '$1.0')
