import { useState, type ReactNode } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { styled } from 'styled-components'
import { LinkProvider, token, type LinkProps } from '../../packages/ui/src/index.ts'

const Ground = styled.div`
  min-width: 0;
  padding: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.role.surface};
  &[data-surface='deep'] {
    background: linear-gradient(${token.color.deep}, ${token.color.ocean});
  }
`

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />

/** The kit’s components within the text of a page, with inactive links. */
export function Links({ children }: { readonly children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }]))
  return (
    <LinkProvider component={RouterLink}>
      <RouterProvider router={router} />
    </LinkProvider>
  )
}

interface ExampleProps {
  readonly surface?: 'paper' | 'deep'
  readonly children: ReactNode
}

/** The kit’s components in a separate box. */
export const Example = ({ surface = 'paper', children }: ExampleProps) => (
  <Ground data-surface={surface}>
    <Links>{children}</Links>
  </Ground>
)
