import {
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react'

/** Props of a link: those of `<a>`, with a required `href`. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string }

const PlainLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Props of `LinkProvider`: `component` renders internal links, usually with the router's link. */
export type LinkProviderProps = { component: ComponentType<LinkProps>; children: ReactNode }

/** Sets the component that renders the kit's internal links; without it they are plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** The component that renders internal links. */
export const useLink = (): ComponentType<LinkProps> => useContext(LinkContext)
