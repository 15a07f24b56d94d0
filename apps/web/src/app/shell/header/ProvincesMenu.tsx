import { PROVINCES, type Province } from '@portal/domain/place'
import { getProvinceMenu } from '@portal/reference-data'
import { Icon, MegaMenuLink, MegaMenuSection, token } from '@portal/ui'
import { useEffect, useId, useRef, useState, type PointerEvent } from 'react'
import { styled } from 'styled-components'
import { ProvinceEmblem } from '#shared/media/ProvinceEmblem.tsx'

const CARD_WIDTH = '21rem'

/** Provinces on the left, the open province's card on the right; high enough for the card's links. */
const Layout = styled.div`
  position: relative;
  min-height: 29.5rem;
  padding-right: calc(${CARD_WIDTH} + ${token.space[32]});
`

const Title = styled.p`
  padding: 0 ${token.space[12]} ${token.space[8]};
  color: ${token.role.textSoft};
  font-size: ${token.size[13]};
  font-weight: 650;
`

const List = styled.ul`
  columns: 2 11rem;
  column-gap: ${token.space[16]};
  > li {
    break-inside: avoid;
  }
`

const Opener = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  width: 100%;
  min-height: ${token.target.min};
  padding: ${token.space[8]} ${token.space[12]};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  text-align: left;
  &:hover,
  &[aria-expanded='true'] {
    background: ${token.role.sunken};
  }
  &[aria-expanded='true'] {
    font-weight: 650;
  }
  & > svg {
    color: ${token.role.textSoft};
  }
`

const Card = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  width: ${CARD_WIDTH};
  padding: ${token.space[16]};
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.sunken};
`

const CardHeader = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[16]};
  padding: 0 ${token.space[12]} ${token.space[12]};
  font: 700 ${token.size[20]} / 1.2 ${token.font.display};
`

const Emblem = styled.span`
  flex: none;
  width: 4.5rem;
  height: 3.5rem;
  color: ${token.color.lagoon};
`

const HOVER_DELAY_MS = 80

/** Opens a province once the pointer rests on it; passing over it on the way to a card doesn't count. */
function useHoverDelay(open: (code: Province['code']) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (code: Province['code']) => ({
    onPointerMove: ({ pointerType }: PointerEvent) => {
      clearTimeout(timer.current)
      if (pointerType === 'mouse') timer.current = setTimeout(open, HOVER_DELAY_MS, code)
    },
    onPointerLeave: () => clearTimeout(timer.current),
  })
}

function ProvinceCard({ province, id }: { province: Province; id: string }) {
  return (
    <Card id={id}>
      <CardHeader>
        <Emblem>
          <ProvinceEmblem province={province.code} />
        </Emblem>
        {province.name}
      </CardHeader>
      <MegaMenuSection>
        {getProvinceMenu(province).map(({ label, href }) => (
          <MegaMenuLink key={href} href={href}>
            {label}
          </MegaMenuLink>
        ))}
      </MegaMenuSection>
    </Card>
  )
}

/** A card of eight links for the province that was last hovered or pressed; the first one to begin with. */
export function ProvincesMenu() {
  const [open, setOpen] = useState(PROVINCES[0]?.code)
  const hoverHandlers = useHoverDelay(setOpen)
  const id = useId()
  return (
    <Layout>
      <Title id={id}>Provinces of Solomon Islands</Title>
      <List role="list" aria-labelledby={id}>
        {PROVINCES.map((province) => {
          const { code, name } = province
          const cardId = `${id}-${code}`
          return (
            <li key={code}>
              <Opener
                type="button"
                aria-expanded={open === code}
                aria-controls={open === code ? cardId : undefined}
                onClick={() => setOpen(code)}
                {...hoverHandlers(code)}
              >
                {name}
                <Icon name="chevron-right" />
              </Opener>
              {open === code && <ProvinceCard province={province} id={cardId} />}
            </li>
          )
        })}
      </List>
    </Layout>
  )
}
