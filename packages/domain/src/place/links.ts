import { PROVINCE_MENU, type MenuLink } from '@portal/reference-data'

/** The eight links of a place's card, filled in with its code and long form. */
export const provinceLinks = (place: {
  readonly code: string
  readonly fullCode: string
}): readonly MenuLink[] =>
  PROVINCE_MENU.map(({ label, href }) => ({
    label,
    href: href.replace('{code}', place.code).replace('{fullCode}', place.fullCode),
  }))
