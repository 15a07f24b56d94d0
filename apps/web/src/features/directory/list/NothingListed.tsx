import { Cluster, LinkButton } from '@portal/ui'

interface NothingListedProps {
  /** Where "View All Businesses" leads. */
  all: string
  /** Where an owner lists. */
  own?: string
}

/** Links to continue from an empty list. */
export const NothingListed = ({ all, own }: NothingListedProps) => (
  <Cluster justify="center">
    <LinkButton href={all}>View All Businesses</LinkButton>
    {own !== undefined && (
      <LinkButton href={own} variant="secondary">
        List Your Business
      </LinkButton>
    )}
  </Cluster>
)
