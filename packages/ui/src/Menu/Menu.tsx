import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Link } from '../link/Link.tsx'
import type { LinkProps } from '../link/LinkProvider.tsx'
import { floatingPanel } from '../overlay/floatingPanel.ts'
import { token } from '../tokens/token.ts'

const Panel = styled(Radix.Content)`
  ${floatingPanel}
  z-index: ${token.layer.menu};
  min-width: 14rem;
  max-width: min(22rem, calc(100vw - 2rem));
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${token.space[8]};
  overflow-y: auto;
`

const entry = css`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-height: ${token.target.min};
  padding: ${token.space[8]} ${token.space[12]};
  border-radius: ${token.radius.control};
  color: ${token.role.text};
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  &[data-highlighted] {
    outline: 2px solid ${token.role.focus};
    outline-offset: -2px;
    background: ${token.role.sunken};
    color: ${token.role.text};
  }
  &[data-disabled] {
    color: ${token.role.textSoft};
    cursor: not-allowed;
  }
  &[data-tone='destructive'] {
    color: ${token.role.bad};
  }
`

const Action = styled(Radix.Item)`
  ${entry}
`

const LinkEntry = styled(Link)`
  ${entry}
`

const Rule = styled(Radix.Separator)`
  height: 1px;
  margin: ${token.space[8]} ${token.space[12]};
  background: ${token.role.line};
`

const Caption = styled(Radix.Label)`
  padding: ${token.space[8]} ${token.space[12]};
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
  overflow-wrap: anywhere;
`

/** Props of `Menu`: `trigger` is one button element that takes a ref; the menu's name is the button's. */
export type MenuProps = {
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/**
 * A menu under a button: arrows, Home, End and letters move in it, Esc and Tab leave it. For a person's own
 * actions; for navigation of the site use `MegaMenu`. About 24 kB compressed (Radix with its positioning):
 * import it from a part that is loaded lazily. Not in server-rendered HTML until opened.
 */
export function Menu({ trigger, children, align = 'end', ...state }: MenuProps) {
  return (
    <Radix.Root modal={false} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Panel data-surface="paper" align={align} sideOffset={8} collisionPadding={16} loop>
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Props of `MenuItem`: what choosing it does. */
export type MenuItemProps = {
  children: ReactNode
  onSelect: () => void
  disabled?: boolean
  tone?: 'normal' | 'destructive'
}

/** An entry of a `Menu` that does something. */
export const MenuItem = ({ tone = 'normal', disabled = false, ...rest }: MenuItemProps) => (
  <Action data-tone={tone} disabled={disabled} {...rest} />
)

/** An entry of a `Menu` that goes somewhere. */
export const MenuLink = (props: LinkProps) => (
  <Radix.Item asChild>
    <LinkEntry {...props} />
  </Radix.Item>
)

/** A line between two parts of a `Menu`. */
export const MenuSeparator = () => <Rule />

/** Words at the head of a `Menu` or a part of it that can't be chosen, such as whose account it is. */
export const MenuHeading = ({ children }: { children: ReactNode }) => <Caption>{children}</Caption>
