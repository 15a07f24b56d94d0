/** Leaves this page for an address that is no screen of this site's router, such as a call that redirects. */
export const leaveTo = (address: string): void => window.location.assign(address)
