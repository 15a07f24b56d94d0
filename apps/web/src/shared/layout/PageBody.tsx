import { below, Container, Stack, token, type ContainerProps } from '@portal/ui'
import { styled } from 'styled-components'

const Room = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
  ${below.tablet} {
    padding-block-start: ${token.space[16]};
  }
`

/** The body of a page: sections in one column, evenly spaced. */
export const PageBody = ({ children, ...rest }: ContainerProps) => (
  <Room {...rest}>
    <Stack gap={48}>{children}</Stack>
  </Room>
)
