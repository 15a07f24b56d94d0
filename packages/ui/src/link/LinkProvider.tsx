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

/** Props of `LinkProvider`. */
export type LinkProviderProps = {
  /** Renders the links within the site, usually with the router’s link. */
  component: ComponentType<LinkProps>
  /** The app. */
  children: ReactNode
}

/** Sets the component that renders the kit's internal links; without it they are plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** The component that renders internal links. */
export const useLink = (): ComponentType<LinkProps> => useContext(LinkContext)
