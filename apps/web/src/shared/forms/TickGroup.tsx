import { token } from '@portal/ui'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

const Group = styled.fieldset`
  > legend {
    padding-bottom: ${token.space[4]};
    font-size: ${token.size[14]};
    font-weight: 600;
  }
`

interface TickGroupProps extends ComponentProps<'fieldset'> {
  legend: string
}

/** Boxes to tick under a legend. */
export const TickGroup = ({ legend, children, ...rest }: TickGroupProps) => (
  <Group {...rest}>
    <legend>{legend}</legend>
    {children}
  </Group>
)
