import type { Meta, StoryObj } from '@storybook/react-vite'
import { Accordion, AccordionItem } from './Accordion.tsx'

const meta = {
  title: 'Content/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  args: {
    children: (
      <>
        <AccordionItem title="Which papers do I bring?">
          A form of identity and the receipt of the fee. Copies are made at the counter.
        </AccordionItem>
        <AccordionItem title="How long does it take?">
          Ten working days from the day of the receipt.
        </AccordionItem>
        <AccordionItem title="Who may sign for a society?">Two members of its committee.</AccordionItem>
      </>
    ),
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  args: {
    children: (
      <>
        <AccordionItem title="Which papers do I bring?" defaultOpen>
          A form of identity and the receipt of the fee. Copies are made at the counter.
        </AccordionItem>
        <AccordionItem title="How long does it take?">
          Ten working days from the day of the receipt.
        </AccordionItem>
      </>
    ),
  },
}

export const Exclusive: Story = { args: { exclusive: true } }

export const LongText: Story = {
  args: {
    headingLevel: 2,
    children: (
      <AccordionItem
        title="What happens when the boat with the papers is late because of the weather between the outer islands?"
        defaultOpen
      >
        {'The date of the post office’s stamp counts, not the day of arrival. '.repeat(6)}
      </AccordionItem>
    ),
  },
}

export const Small: Story = { ...LongText, globals: { viewport: { value: 'small' } } }
