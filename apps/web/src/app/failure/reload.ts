const KEY = 'loaded-again'

/**
 * Whether an address may be loaded again, which it then is for this tab: once, so that a page that always breaks isn't
 * loaded without end, and only where that can be remembered.
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
