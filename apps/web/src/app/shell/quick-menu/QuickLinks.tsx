import { QUICK_MENU } from '@portal/reference-data'
import { MegaMenuLink, MegaMenuSection } from '@portal/ui'
import { pageExists } from '#shared/existing-pages.ts'

interface QuickLinksProps {
  group: string
  onFollow: () => void
}

/** The links of one group of the quick menu. */
export function QuickLinks({ group, onFollow }: QuickLinksProps) {
  const links = QUICK_MENU.find(({ label }) => label === group)?.links ?? []
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears of links being followed, by whatever means
    <div onClick={(event) => event.target instanceof Element && event.target.closest('a') && onFollow()}>
      <MegaMenuSection title={group}>
        {links
          .filter(({ href }) => pageExists(href))
          .map(({ label, href }) => (
            <MegaMenuLink key={href} href={href}>
              {label}
            </MegaMenuLink>
          ))}
      </MegaMenuSection>
    </div>
  )
}
