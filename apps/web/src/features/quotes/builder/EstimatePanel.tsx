import type { QuoteEstimate } from '@portal/domain/quote'
import { formatMoney } from '@portal/domain/shared'
import { from, Heading, Icon, Text, token, VisuallyHidden } from '@portal/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { FREE_LISTING, HOSTING_LATER } from './package-texts.ts'

/** A panel that stays in sight beside the form; on a phone a bar at the foot of the window that opens. */
const Panel = styled.aside`
  position: sticky;
  bottom: 0;
  z-index: ${token.layer.sticky};
  margin-inline: calc(-1 * var(--gutter));
  padding: ${token.space[12]} var(--gutter);
  padding-bottom: max(${token.space[12]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${token.role.line};
  background: ${token.role.raised};
  box-shadow: ${token.shadow.float};
  ${from.desktop} {
    top: 8rem;
    bottom: auto;
    margin-inline: 0;
    padding: 1.125rem;
    border: 1px solid ${token.role.line};
    border-radius: ${token.radius.card};
    box-shadow: none;
  }
`

const Bar = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  width: 100%;
  min-height: ${token.target.min};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-align: left;
  > :last-child {
    display: flex;
    align-items: center;
    gap: ${token.space[8]};
    font: 700 ${token.size[20]} / 1.2 ${token.font.display};
  }
  svg {
    font-size: ${token.size[16]};
  }
  &[aria-expanded='false'] svg {
    transform: rotate(180deg);
  }
  ${from.desktop} {
    display: none;
  }
`

const Details = styled.div`
  display: none;
  gap: ${token.space[16]};
  &[data-open] {
    display: grid;
    padding-top: ${token.space[12]};
  }
  ${from.desktop} {
    &,
    &[data-open] {
      display: grid;
      padding-top: 0;
    }
  }
`

const Title = styled(Heading)`
  display: none;
  ${from.desktop} {
    display: block;
  }
`

const Lines = styled.dl`
  display: grid;
  gap: ${token.space[8]};
  font-size: ${token.size[14]};
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${token.space[16]};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  > :last-child {
    align-items: baseline;
    padding-top: ${token.space[12]};
    border-top: 1px solid ${token.role.line};
    font-weight: 600;
  }
  > :last-child > dd {
    font: 700 ${token.size[24]} / 1.2 ${token.font.display};
  }
`

/** Says a new total to those who don't see the panel, and nothing when the page opens. */
function TotalSaid({ total }: { total: number }) {
  const [said, say] = useState('')
  const before = useRef(total)
  useEffect(() => {
    if (before.current === total) return
    before.current = total
    say(`Estimated total ${formatMoney(total)}`)
  }, [total])
  return <VisuallyHidden role="status">{said}</VisuallyHidden>
}

interface EstimatePanelProps {
  pages: number
  estimate: QuoteEstimate
}

const EstimateLines = ({ pages, estimate }: EstimatePanelProps) => (
  <Lines>
    <div>
      <dt>Website, {pages} pages</dt>
      <dd>{formatMoney(estimate.base)}</dd>
    </div>
    {estimate.services.map(({ name, price }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{formatMoney(price)}</dd>
      </div>
    ))}
    <div>
      <dt>Hosting, first year</dt>
      <dd>Included</dd>
    </div>
    <div>
      <dt>Estimated total</dt>
      <dd>{formatMoney(estimate.total)}</dd>
    </div>
  </Lines>
)

/** What the website costs as it is chosen so far, line by line. */
export function EstimatePanel({ pages, estimate }: EstimatePanelProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Panel aria-label="Cost Estimate">
      <TotalSaid total={estimate.total} />
      <Bar type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span>Cost Estimate</span>
        <span>
          {formatMoney(estimate.total)} <Icon name="chevron-down" />
        </span>
      </Bar>
      <Details id={id} data-open={open ? '' : undefined}>
        <Title level={2} size="card">
          Cost Estimate
        </Title>
        <EstimateLines pages={pages} estimate={estimate} />
        <Text size="small" tone="soft">
          Hosting is included for the first year, {HOSTING_LATER}. {FREE_LISTING}. The final price stands in
          your quote.
        </Text>
      </Details>
    </Panel>
  )
}
