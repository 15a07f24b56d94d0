import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LinkProvider, type LinkProps } from '../link/LinkProvider.tsx'
import { LinkButton } from './LinkButton.tsx'

const RouterLink = ({ children, ...rest }: LinkProps) => (
  <a data-router {...rest}>
    {children}
  </a>
)

test('is a link rendered by the router', () => {
  render(
    <LinkProvider component={RouterLink}>
      <LinkButton href="/directory" variant="accent">
        Browse
      </LinkButton>
    </LinkProvider>,
  )
  const link = screen.getByRole('link', { name: 'Browse' })
  expect(link).toHaveAttribute('href', '/directory')
  expect(link).toHaveAttribute('data-router')
})
