import { PROVINCE_MENU, type MenuLink } from '@portal/reference-data'

/** The eight links of a province's card. */
export const provinceLinks = ({ code, fullCode }: { code: string; fullCode: string }): MenuLink[] =>
  PROVINCE_MENU.map(({ label, href }) => ({
    label,
    href: href.replace('{code}', code).replace('{fullCode}', fullCode),
  }))
