import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Link } from './Link.tsx'
import { LinkProvider, type LinkProps } from './LinkProvider.tsx'

const RouterLink = ({ children, ...rest }: LinkProps) => (
  <a data-router {...rest}>
    {children}
  </a>
)

const routed = (props: LinkProps) => {
  render(
    <LinkProvider component={RouterLink}>
      <Link {...props}>Go</Link>
    </LinkProvider>,
  )
  return screen.getByRole('link', { name: 'Go' })
}

test.each(['/directory', '/', '?page=2'])('%s is rendered by the router', (href) => {
  expect(routed({ href })).toHaveAttribute('data-router')
})

test.each(['https://example.org/', '//example.org', 'mailto:a@example.org', 'tel:+67774000', '#about'])(
  '%s stays a plain link',
  (href) => {
    const link = routed({ href })
    expect(link).not.toHaveAttribute('data-router')
    expect(link).toHaveAttribute('href', href)
  },
)

test('a download is a plain link', () => {
  expect(routed({ href: '/guide.html', download: true })).not.toHaveAttribute('data-router')
})

test('without a provider every link is plain', () => {
  render(<Link href="/news">News</Link>)
  expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news')
})

test.each(['mele@kokonut.test', '+677 74 123', 'https://kokonut.test/shop'])(
  'a link that shows %s is not translated',
  (address) => {
    render(
      <Link href="mailto:x">
        <i /> {address}
      </Link>,
    )
    expect(screen.getByRole('link')).toHaveAttribute('translate', 'no')
  },
)

test('a link with words is translated', () => {
  render(<Link href="mailto:mele@kokonut.test">Write to us</Link>)
  expect(screen.getByRole('link')).not.toHaveAttribute('translate')
})
