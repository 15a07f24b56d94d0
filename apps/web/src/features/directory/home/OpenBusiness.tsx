import { getPlaceLabel } from '@portal/domain/place'
import { CardLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { getListedPath, type ListedBusiness } from '#shared/businesses/listed-business.ts'
import { CallLink } from '#features/businesses/call-link.api.ts'
import { LazyOpening } from '#shared/businesses/LazyOpening.tsx'

/** Keeps its height while loading, so that nothing moves. */
export const OpenRow = styled.li`
  position: relative;
  display: flex;
  gap: ${token.space[16]};
  align-items: center;
  justify-content: space-between;
  min-height: 5.25rem;
  padding-block: ${token.space[8]};
  border-top: 1px solid ${token.role.line};
  > a {
    position: relative;
    z-index: 1;
  }
`

const Facts = styled.div`
  min-width: 0;
  container-type: inline-size;
  flex: 1;
`

const Name = styled.h3`
  font-size: ${token.size[16]};
  overflow-wrap: anywhere;
  letter-spacing: 0;
`

const Where = styled.p`
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
`

/** An open business in one row: its name, trade, place and hours, and how to call it. */
export const OpenBusiness = ({ business }: { business: ListedBusiness }) => {
  const { id, name, category, phone } = business
  return (
    <OpenRow>
      <Facts>
        <Name>
          <CardLink href={getListedPath(business)} translate="no">
            {name}
          </CardLink>
        </Name>
        <Where>
          {category} · {getPlaceLabel(business)}
        </Where>
        <LazyOpening business={business} />
      </Facts>
      {phone !== null && <CallLink id={id} name={name} phone={phone} />}
    </OpenRow>
  )
}
