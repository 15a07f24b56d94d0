import { COUNTRIES } from '@portal/domain/place'
import { Flag, from, Heading, Stack, Text, token } from '@portal/ui'
import { keyframes, styled } from 'styled-components'
import { PlainWeave } from '#shared/media/trade-cover/TradeCover.tsx'
import { useHydrated } from '#shared/page/useHydrated.ts'

const turn = keyframes`
  from { transform: rotateX(-18deg) rotateY(-40deg); }
  to { transform: rotateX(-18deg) rotateY(320deg); }
`

const Row = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[24]};
  align-items: center;
  > :first-child {
    flex: 1 1 9rem;
  }
`

/** Reserves the cube's space against layout shift; hidden where no cube will be shown. */
const Stage = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  width: 6.5rem;
  height: 9rem;
  overflow: clip;
  perspective: 60rem;
  ${from.tablet} {
    width: 18rem;
    height: 12rem;
  }
  &[data-unwanted] {
    display: none;
  }
  @media (prefers-reduced-motion: reduce) or (scripting: none) {
    display: none;
  }
`

/** Turns with the scroll by CSS alone; it stands still where the browser has no scroll-driven animations. */
const Body = styled.div`
  --edge: 4.25rem;
  ${from.tablet} {
    --edge: 6.5rem;
  }
  position: relative;
  width: var(--edge);
  height: var(--edge);
  transform: rotateX(-18deg) rotateY(-40deg);
  transform-style: preserve-3d;
  @supports (animation-timeline: view()) {
    animation: ${turn} linear both;
    animation-timeline: view();
  }
`

const Face = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  overflow: clip;
  border: 1px solid rgb(255 255 255 / 0.35);
  border-radius: 0.75rem;
  backface-visibility: hidden;
  > * {
    grid-area: 1 / 1;
  }
  > svg {
    position: relative;
    width: 55%;
    height: auto;
    border-radius: 0.25rem;
  }
  &:nth-child(1) {
    transform: translateZ(calc(var(--edge) / 2));
  }
  &:nth-child(2) {
    transform: rotateY(90deg) translateZ(calc(var(--edge) / 2));
  }
  &:nth-child(3) {
    transform: rotateY(180deg) translateZ(calc(var(--edge) / 2));
  }
  &:nth-child(4) {
    transform: rotateY(270deg) translateZ(calc(var(--edge) / 2));
  }
  &:nth-child(5) {
    transform: rotateX(90deg) translateZ(calc(var(--edge) / 2));
  }
`

const TONES = ['lagoon', 'indigo', 'clay', 'leaf', 'plum'] as const

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Five countries on the faces of a cube that turns as the page is scrolled; not with reduced motion or data saving. */
export function Cube() {
  const isHydrated = useHydrated()
  const isUnwanted = isHydrated && savesData()
  return (
    <Row aria-label="Five countries">
      <Stack gap={8}>
        <Heading level={2}>Five countries, one market</Heading>
        <Text size="small" tone="soft">
          {COUNTRIES.map(({ name }) => name).join(', ')}: buyers in one country find makers in another.
        </Text>
      </Stack>
      <Stage aria-hidden="true" data-unwanted={isUnwanted ? '' : undefined}>
        {isHydrated && !isUnwanted && (
          <Body>
            {COUNTRIES.map(({ code }, place) => (
              <Face key={code}>
                <PlainWeave tone={TONES[place] ?? 'ocean'} />
                <Flag code={code} />
              </Face>
            ))}
          </Body>
        )}
      </Stage>
    </Row>
  )
}
