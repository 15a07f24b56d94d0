/**
 * One slash before each part and none at the end. Browsers read a backslash as a slash and leave out tabs and line
 * breaks, so that `/\host/` would otherwise move them to another site, as `//host` would.
 */
export const normalizePath = (path: string): string =>
  `/${path
    .replace(/[\t\n\r]/g, '')
    .split(/[/\\]/)
    .filter(Boolean)
    .join('/')}`
