/** A link of a menu. `href` is a path of this site; the site shows those whose page exists. */
export interface MenuLink {
  readonly label: string
  readonly href: string
}

/** Links under one heading. */
export interface MenuGroup {
  readonly label: string
  readonly links: readonly MenuLink[]
}
