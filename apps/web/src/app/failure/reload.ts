const KEY = 'loaded-again'

/**
 * Claims the only automatic reload of an address in this tab, so that a page that always breaks isn't reloaded forever.
 * False if it was claimed before, or can't be stored.
 */
export function claimReload(address: string): boolean {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    const claimed = Array.isArray(stored) ? stored : []
    if (claimed.includes(address)) return false
    sessionStorage.setItem(KEY, JSON.stringify([...claimed, address]))
    return true
  } catch {
    return false
  }
}

/** Whether the server has this page: without a connection a reload would show the browser's own error page. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).status < 500
  } catch {
    return false
  }
}

export const reloadPage = (): void => window.location.reload()
