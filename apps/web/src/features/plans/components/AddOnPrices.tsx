import { ADD_ONS } from '@portal/domain/plan'
import { formatMoney } from '@portal/domain/shared'
import { from, token } from '@portal/ui'
import { styled } from 'styled-components'

const List = styled.dl`
  display: grid;
  gap: ${token.space[12]};
  ${from.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${token.space[4]};
    padding: 1.125rem;
    border: 1px solid ${token.role.line};
    border-radius: ${token.radius.card};
    background: ${token.role.raised};
  }
  dt {
    color: ${token.role.textSoft};
  }
  dd {
    margin: 0;
    font: 700 ${token.size[24]} / 1.1 ${token.font.display};
  }
`

/** The four add-on services with their prices. */
export const AddOnPrices = () => (
  <List>
    {ADD_ONS.map(({ name, price }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{formatMoney(price)}</dd>
      </div>
    ))}
  </List>
)
