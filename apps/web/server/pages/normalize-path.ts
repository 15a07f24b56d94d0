/**
 * One slash before each segment and none at the end. Browsers treat a backslash as a slash and drop tabs and line
 * breaks, so `/\host/` would otherwise redirect to another site, like `//host`.
 */
export const normalizePath = (path: string): string =>
  `/${path
    .replace(/[\t\n\r]/g, '')
    .split(/[/\\]/)
    .filter(Boolean)
    .join('/')}`
