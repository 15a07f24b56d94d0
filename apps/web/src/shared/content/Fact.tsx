import { Icon, token, type IconName } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Line = styled.p`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  gap: ${token.space[8]};
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
  overflow-wrap: anywhere;
  > svg {
    margin-top: 0.2em;
  }
`

/** One fact of a listed item, with an icon. */
export const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <Line>
    <Icon name={icon} />
    <span>{children}</span>
  </Line>
)
