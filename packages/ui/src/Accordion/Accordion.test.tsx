import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Accordion, AccordionItem } from './Accordion.tsx'

const renderAccordion = (exclusive = false) =>
  render(
    <Accordion exclusive={exclusive} headingLevel={4}>
      <AccordionItem title="Licence" defaultOpen>
        Bring a form.
      </AccordionItem>
      <AccordionItem title="Tax" id="tax">
        Bring a receipt.
      </AccordionItem>
    </Accordion>,
  )

test('a click on the heading opens and closes an item', async () => {
  renderAccordion()
  expect(screen.getByText('Bring a receipt.')).not.toBeVisible()
  await userEvent.click(screen.getByRole('heading', { level: 4, name: 'Tax' }))
  expect(screen.getByText('Bring a receipt.')).toBeVisible()
  expect(screen.getByText('Bring a form.')).toBeVisible()
  await userEvent.click(screen.getByRole('heading', { name: 'Licence' }))
  expect(screen.getByText('Bring a form.')).not.toBeVisible()
})

test('exclusive items share a name, so that the browser closes the others', () => {
  const { container } = renderAccordion(true)
  const names = [...container.querySelectorAll('details')].map((item) => item.getAttribute('name'))
  expect(new Set(names).size).toBe(1)
  expect(names[0]).toMatch(/\S/)
})
