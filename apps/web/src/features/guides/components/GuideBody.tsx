import { getCountry, type CountryCode } from '@portal/domain/place'
import { SCROLL_OFFSET } from '@portal/reference-data'
import {
  Container,
  ErrorState,
  from,
  Heading,
  LinkButton,
  SectionNav,
  Skeleton,
  Stack,
  Text,
  token,
} from '@portal/ui'
import { styled } from 'styled-components'
import { GUIDE_SECTIONS } from '../guide-sections.ts'
import { useGetGuideQuery } from '../guides.api.ts'
import type { Teasers } from '#shared/content/teasers/teasers.ts'
import { paths } from '#shared/urls/paths.ts'
import { GuideSections } from './GuideSections.tsx'

/* No grid on phones: sticky elements in a grid stay within their own row. */
const Columns = styled(Container)`
  --sticky-top: var(--header-height);
  padding-block: 0 ${token.space[64]};
  ${from.desktop} {
    display: grid;
    grid-template-columns: 10.5rem minmax(0, 1fr);
    gap: ${token.space[48]};
    align-items: start;
    padding-top: ${token.space[32]};
    --sticky-top: calc(var(--header-height) + ${token.space[24]});
  }
  @media print {
    display: block;
  }
`

/* Sections are closer together on phones, where they are stacked and many. */
const Content = styled.div`
  --room-gap: ${token.space[24]};
  display: flex;
  flex-direction: column;
  gap: var(--room-gap);
  min-width: 0;
  padding-top: ${token.space[24]};
  ${from.desktop} {
    --room-gap: ${token.space[48]};
    padding-top: 0;
  }
`

const CallToAction = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]} ${token.space[24]};
  padding: ${token.space[32]} ${token.space[24]};
  border-radius: ${token.radius.card};
  background: linear-gradient(150deg, ${token.color.deep}, ${token.color.ocean});
`

const Loading = () => (
  <Stack gap={24} aria-busy="true">
    {GUIDE_SECTIONS.slice(0, 3).map(({ id, label }) => (
      <Stack key={id} gap={12}>
        <Heading level={2}>{label}</Heading>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </Stack>
    ))}
  </Stack>
)

interface GuideBodyProps {
  country: CountryCode
  teasers: Teasers
}

function Guide({ country, teasers }: GuideBodyProps) {
  const { data, error, isFetching, refetch } = useGetGuideQuery(country)
  if (data) return <GuideSections guide={data} teasers={teasers} />
  if (!error) return <Loading />
  return (
    <ErrorState title="We couldn’t load the guide" onRetry={() => void refetch()} retrying={isFetching}>
      Check your connection and try again.
    </ErrorState>
  )
}

/** A guide's sections, their menu, and the call to action for businesses of the country. */
export const GuideBody = ({ country, teasers }: GuideBodyProps) => (
  <Columns>
    <SectionNav label="On this page" sections={GUIDE_SECTIONS} offset={SCROLL_OFFSET} />
    <Content>
      <Guide country={country} teasers={teasers} />
      <CallToAction data-surface="deep" aria-labelledby="call" data-print="hide">
        <div>
          <Heading level={2} size="part" id="call">
            Do you do business in {getCountry(country).name}?
          </Heading>
          <Text tone="soft">List it here: the first three months are free.</Text>
        </div>
        <LinkButton href={paths.registerBusiness({ country })} variant="accent">
          List Your Business
        </LinkButton>
      </CallToAction>
    </Content>
  </Columns>
)
