import type { QuoteEstimate } from '@portal/domain/quote'
import { formatMoney } from '@portal/domain/shared'
import { StickySummary, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { FREE_LISTING, HOSTING_LATER } from './package-texts.ts'

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

const Note = styled(Text)`
  padding-top: ${token.space[12]};
`

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

/** The itemized estimate; on a phone an expandable bar. */
export function EstimatePanel({ pages, estimate }: EstimatePanelProps) {
  const total = formatMoney(estimate.total)
  return (
    <StickySummary title="Cost Estimate" summary={total} announcement={`Estimated total ${total}`}>
      <EstimateLines pages={pages} estimate={estimate} />
      <Note size="small" tone="soft">
        Hosting is included for the first year, {HOSTING_LATER}. {FREE_LISTING}. Your quote confirms the final
        price.
      </Note>
    </StickySummary>
  )
}
