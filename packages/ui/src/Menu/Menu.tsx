import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Link } from '../link/Link.tsx'
import type { LinkProps } from '../link/LinkProvider.tsx'
import { floatingPanel } from '../overlay/floatingPanel.ts'
import { token } from '../tokens/token.ts'

const Content = styled(Radix.Content)`
  ${floatingPanel}
  z-index: ${token.layer.menu};
  min-width: 14rem;
  max-width: min(22rem, calc(100vw - 2rem));
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${token.space[8]};
  overflow-y: auto;
`

const itemStyles = css`
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

const Item = styled(Radix.Item)`
  ${itemStyles}
`

const ItemLink = styled(Link)`
  ${itemStyles}
`

const Separator = styled(Radix.Separator)`
  height: 1px;
  margin: ${token.space[8]} ${token.space[12]};
  background: ${token.role.line};
`

const Label = styled(Radix.Label)`
  padding: ${token.space[8]} ${token.space[12]};
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
  overflow-wrap: anywhere;
`

/** Props of `Menu`. */
export type MenuProps = {
  /** The button that opens it: an element that takes a ref. It names the menu. */
  trigger: ReactElement
  /** `MenuItem`, `MenuLink`, `MenuLabel` and `MenuSeparator`. */
  children: ReactNode
  /** The side of the button that it is aligned to. */
  align?: 'start' | 'center' | 'end'
  /** Whether it is open, if controlled by the parent. */
  open?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
}

/**
 * A dropdown menu (Radix): arrow keys, Home, End and typing move focus, Esc and Tab close it. For actions; for site
 * navigation use `MegaMenu`. About 29 kB compressed: import it from a lazily loaded module. Its content is not in
 * server-rendered HTML.
 */
export function Menu({ trigger, children, align = 'end', ...state }: MenuProps) {
  return (
    <Radix.Root modal={false} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Content data-surface="paper" align={align} sideOffset={8} collisionPadding={16} loop>
          {children}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Props of `MenuItem`. */
export type MenuItemProps = {
  /** What it does. */
  children: ReactNode
  /** Called when it is chosen. */
  onSelect: () => void
  /** Whether it can’t be chosen now. */
  disabled?: boolean
  /** `destructive` for actions that delete or reject. */
  tone?: 'normal' | 'destructive'
}

/** An item that performs an action. */
export const MenuItem = ({ tone = 'normal', disabled = false, ...rest }: MenuItemProps) => (
  <Item data-tone={tone} disabled={disabled} {...rest} />
)

/** An item that is a link. */
export const MenuLink = (props: LinkProps) => (
  <Radix.Item asChild>
    <ItemLink {...props} />
  </Radix.Item>
)

/** A line between groups of items. */
export const MenuSeparator = () => <Separator />

/** Text in a `Menu` that can't be chosen: a heading, or whose account it is. */
export const MenuLabel = (props: ComponentPropsWithRef<'div'>) => <Label {...props} />
