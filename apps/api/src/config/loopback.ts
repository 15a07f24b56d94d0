/** Host names of this machine in URLs. */
export const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

export const isLoopback = (url: URL): boolean => LOOPBACK_HOSTS.includes(url.hostname)
