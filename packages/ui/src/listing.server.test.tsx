// cspell:ignore kgpmastv
import { brotliCompressSync } from 'node:zlib'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { expect, test } from 'vitest'
import {
  Badge,
  Breadcrumb,
  Card,
  CardLink,
  Checkbox,
  Container,
  Field,
  GlobalStyle,
  Grid,
  Heading,
  Pagination,
  Rating,
  Select,
  Text,
  TextInput,
  Weave,
  getWeaveTone,
} from './index.ts'

const names = Array.from(
  { length: 24 },
  (_, index) => `${'KGPMASTV'[index % 8]}${index * 7919} Trading and Supply`,
)

const ListingCard = ({ name }: { name: string }) => (
  <Card
    as="article"
    cover={<Weave pattern="/weaves.svg#plain" tone={getWeaveTone(name)} />}
    corner={<Badge tone="orange">Enhanced</Badge>}
  >
    <Text size="eyebrow" tone="action">
      Agriculture & Agro-processing
    </Text>
    <Heading level={3}>
      <CardLink href={`/sb/agriculture/${name}`}>{name}</CardLink>
    </Heading>
    <Text size="small" tone="soft">
      Auki, Malaita
    </Text>
    <Text as="div" size="small">
      <Rating value={4.8}>23 reviews</Rating>
    </Text>
  </Card>
)

const Listing = () => (
  <>
    <GlobalStyle />
    <Container as="main">
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Directory' }]} />
      <Heading level={1}>Directory</Heading>
      <form>
        <Field label="What are you looking for?">
          <TextInput name="q" />
        </Field>
        <Field label="Province">
          <Select name="province" options={[{ value: '', label: 'All provinces' }]} />
        </Field>
        <Checkbox name="type" value="b2b" label="B2B" count={31} />
      </form>
      <Grid cell="wide">
        {names.map((name) => (
          <ListingCard key={name} name={name} />
        ))}
      </Grid>
      <Pagination page={2} pageCount={20} hrefFor={(page) => `?page=${page}`} />
    </Container>
  </>
)

function renderListing() {
  const sheet = new ServerStyleSheet()
  const html = renderToString(sheet.collectStyles(<Listing />))
  return { html, styles: sheet.getStyleTags() }
}

test('a listing of 24 cards, styles included, takes at most 5.5 of the page’s 14.6 kB', () => {
  const { html, styles } = renderListing()
  expect(html.match(/<article/g)).toHaveLength(24)
  expect(brotliCompressSync(styles + html).byteLength).toBeLessThanOrEqual(5_500)
})

test('the server writes no style attribute, which a strict Content-Security-Policy blocks', () => {
  expect(renderListing().html).not.toMatch(/\sstyle=/)
})
