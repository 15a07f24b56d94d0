export { toCustomerNetwork, toNetwork, toSubnet, unmapAddress } from './address.ts'
export { isFromProxy } from './peer.ts'
