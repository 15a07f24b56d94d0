import { Container, Stack, token, type ContainerProps } from '@portal/ui'
import { styled } from 'styled-components'

const Room = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`

/** What follows the top of a page: its parts in one column, evenly spaced. */
export const PageBody = ({ children, ...rest }: ContainerProps) => (
  <Room {...rest}>
    <Stack gap={48}>{children}</Stack>
  </Room>
)
