/** Set and cleared together with the session, whose own cookie is HttpOnly. */
const MARK = 'signed-in=1'

/** Whether there may be a session; calling the API without one would log an error on every page. */
export const isMarkedSignedIn = (): boolean => document.cookie.split('; ').includes(MARK)

/**
 * Marks the root element before the first paint if there may be a session: the server's page is the same for everybody,
 * and CSS reserves space for the user's own parts. Runs in the document's head.
 */
export const SESSION_SCRIPT = `if(/(^| )${MARK}/.test(document.cookie))document.documentElement.dataset.session='1'`

/** A selector for pages with a possible session. */
export const withSession = ":root[data-session='1'] &"
