import {
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react'

/** Props of a link: those of `<a>`, with an address. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string }

const PlainLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Props of `LinkProvider`: `component` renders links within the site, for example around a router's link. */
export type LinkProviderProps = { component: ComponentType<LinkProps>; children: ReactNode }

/** Says how the kit's links are rendered below it; without it they are plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** The component that renders a link within the site. */
export const useLink = (): ComponentType<LinkProps> => useContext(LinkContext)
