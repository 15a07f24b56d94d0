// The first family of `token.font.display`.
const headingFontFamily = 'Bricolage Grotesque'

/**
 * The `@font-face` of the heading font, whose file is `fonts/bricolage-grotesque.woff2` (SIL Open Font License 1.1).
 * `url` is where that file is served. It never delays text: without it headings use the system font, so a server may
 * leave it out for visitors who save data.
 */
export const headingFontFace = (url: string): string =>
  `@font-face{font-family:'${headingFontFamily}';font-weight:700;font-display:optional;src:url(${JSON.stringify(url)})}`
