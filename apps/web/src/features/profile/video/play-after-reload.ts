const KEY = 'play-video'

/**
 * Whether this document may show a video in a frame. Its policy is that of the page it was loaded for; a page that
 * navigation by script led to may have another one.
 */
export function mayFrameVideos(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return !loaded || new URL(loaded.name, location.href).pathname === location.pathname
}

/** Reloads the page to play its video; false if the browser can't store the request. */
export function reloadToPlay(): boolean {
  try {
    sessionStorage.setItem(KEY, location.pathname)
  } catch {
    return false
  }
  location.reload()
  return true
}

/** Whether the page was reloaded to play its video: true once. */
export function consumePlayRequest(): boolean {
  try {
    const isRequested = sessionStorage.getItem(KEY) === location.pathname
    if (isRequested) sessionStorage.removeItem(KEY)
    return isRequested
  } catch {
    return false
  }
}
