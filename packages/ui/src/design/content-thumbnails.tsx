import { weaving } from './sample-weaving.ts'
import { Accordion, AccordionItem } from '../Accordion/Accordion.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { BarChart } from '../BarChart/BarChart.tsx'
import { Card } from '../Card/Card.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { Flag } from '../Flag/Flag.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Cluster } from '../layout/Cluster.tsx'
import { LinePlot } from '../LineChart/LinePlot.tsx'
import { Rating } from '../Rating/Rating.tsx'
import { RegionMap } from '../RegionMap/RegionMap.tsx'
import { Stat } from '../Stat/Stat.tsx'
import { Table } from '../Table/Table.tsx'
import { Text } from '../Text/Text.tsx'
import { Weave } from '../Weave/Weave.tsx'
import { islands } from './sample-islands.ts'

const orders = [
  { order: 'A-104', amount: '$89' },
  { order: 'A-105', amount: '$1,650' },
]

const searches = [
  { key: 'kava', label: 'kava', value: 31 },
  { key: 'timber', label: 'timber', value: 12 },
]

const days = [3, 5, 4, 8, 12, 9].map((value, index) => ({
  key: String(index),
  label: `Day ${index + 1}`,
  value,
}))

/** Content: facts, pictures and figures. */
export const contentThumbnails = [
  [
    'Display',
    'Facts and labels of one thing or of many.',
    {
      Card: (
        <Card cover={<Weave pattern={weaving} tone="lagoon" />}>
          <b>Kokonut Oil Cooperative</b>
        </Card>
      ),
      Badge: (
        <Cluster gap={8}>
          <Badge tone="leaf" icon="check">
            Verified
          </Badge>
          <Badge tone="orange">Enhanced</Badge>
        </Cluster>
      ),
      Avatar: (
        <Cluster gap={8}>
          <Avatar name="Mere Tuia" /> Mere Tuia
        </Cluster>
      ),
      Rating: <Rating value={4.6}>23 reviews</Rating>,
      Stat: <Stat label="Businesses" value="58" />,
      DescriptionList: (
        <DescriptionList
          items={[
            { term: 'Founded', details: '2009' },
            { term: 'Languages', details: 'English, Pijin' },
          ]}
        />
      ),
      Table: (
        <Table
          caption="Orders"
          columns={[
            { key: 'order', header: 'Order', cell: (row: (typeof orders)[number]) => row.order },
            { key: 'amount', header: 'Amount', cell: (row) => row.amount, align: 'end' },
          ]}
          rows={orders}
          rowKey={(row) => row.order}
        />
      ),
      Flag: (
        <Cluster justify="center">
          {['sb', 'fj', 'pg', 'nc', 'vu'].map((code) => (
            <Flag key={code} code={code} />
          ))}
        </Cluster>
      ),
      Icon: (
        <Cluster justify="center">
          {(['search', 'phone', 'mail', 'calendar', 'heart'] as const).map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Cluster>
      ),
      Weave: <Weave pattern={weaving} tone="clay" shape="square" />,
    },
  ],
  [
    'Content',
    'Pictures, maps, and what opens or turns.',
    {
      Accordion: (
        <Accordion>
          <AccordionItem title="How long does it take?">Three days.</AccordionItem>
          <AccordionItem title="What does it cost?">Nothing.</AccordionItem>
        </Accordion>
      ),
      Carousel: (
        <Cluster justify="center" gap={8}>
          <IconButton icon="chevron-left" label="Previous" variant="secondary" />
          <IconButton icon="chevron-right" label="Next" variant="secondary" />
          <span>1 to 5 of 10</span>
        </Cluster>
      ),
      FlipCard: (
        <Card>
          <b>Malaita</b>
          <Text size="small">Mostly farming and fisheries</Text>
        </Card>
      ),
      Picture: (
        <Cluster justify="center">
          <Icon name="image" /> A beach before noon
        </Cluster>
      ),
      RegionMap: <RegionMap label="Islands" viewBox="0 0 2000 1400" regions={islands} />,
    },
  ],
  [
    'Data',
    'Figures drawn, with their tables.',
    {
      BarChart: <BarChart caption="Searches" labelHeader="Word" valueHeader="Times" rows={searches} />,
      LineChart: <LinePlot points={days} format={String} />,
    },
  ],
] as const
