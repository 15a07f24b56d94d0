/** Leaves for an address outside of this site's router, such as a call that redirects. */
export const navigateTo = (address: string): void => window.location.assign(address)
