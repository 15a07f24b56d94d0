import { act, screen } from '@testing-library/react'
import { type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { mockLayout } from '../../test/mockLayout.ts'
import { Accordion, AccordionItem } from '../Accordion/Accordion.tsx'
import { Carousel } from '../Carousel/Carousel.tsx'
import { Combobox } from '../Combobox/Combobox.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { Dropzone } from '../Dropzone/Dropzone.tsx'
import { FilePreviews } from '../FilePreviews/FilePreviews.tsx'
import { FlipCard } from '../FlipCard/FlipCard.tsx'
import { MegaMenu } from '../MegaMenu/MegaMenu.tsx'
import { MegaMenuItem } from '../MegaMenu/MegaMenuItem.tsx'
import { Menu, MenuItem } from '../Menu/Menu.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { RegionMap } from '../RegionMap/RegionMap.tsx'
import { StickySummary } from '../StickySummary/StickySummary.tsx'
import { TabLinks } from '../Tabs/TabLinks.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { createToaster } from '../Toast/toaster.ts'
import { ToastProvider } from '../Toast/ToastProvider.tsx'
import { Tooltip, TooltipProvider } from '../Tooltip/Tooltip.tsx'

const noop = () => {}
const label = { x: 1, y: 1, anchor: 'start' } as const

const parts: Readonly<Record<string, ReactElement>> = {
  Accordion: (
    <Accordion>
      <AccordionItem title="Tax">Bring a receipt</AccordionItem>
    </Accordion>
  ),
  Carousel: (
    <Carousel label="News" slidesPerView={3} autoplayMs={7000}>
      <a href="#1">One</a>
      <a href="#2">Two</a>
    </Carousel>
  ),
  Combobox: <Combobox aria-label="Town" suggest={() => Promise.resolve([])} defaultValue="Auki" />,
  Dialog: (
    <Dialog open onOpenChange={noop} title="Share">
      Copy
    </Dialog>
  ),
  Drawer: (
    <Drawer open onOpenChange={noop} title="Menu">
      News
    </Drawer>
  ),
  Dropzone: <Dropzone label="Drop photos here" multiple onFiles={noop} />,
  FilePreviews: (
    <FilePreviews
      label="Photos"
      items={[
        { id: '1', name: 'shop.jpg', src: '/media/a-400.jpg', size: '184 KB' },
        { id: '2', name: 'stall.jpg', state: 'preparing' },
      ]}
      onRemove={noop}
      onMove={noop}
    />
  ),
  FlipCard: <FlipCard label="Malaita" front="58" back={<a href="#malaita">See</a>} />,
  MegaMenu: (
    <MegaMenu label="Main">
      <MegaMenuItem label="Places" href="#places">
        All
      </MegaMenuItem>
    </MegaMenu>
  ),
  Menu: (
    <Menu trigger={<button type="button">Ana</button>}>
      <MenuItem onSelect={noop}>Sign out</MenuItem>
    </Menu>
  ),
  Picture: <Picture src="/media/a-800.jpg" alt="The shop" width={1600} height={1200} color="#5f9a98" />,
  RegionMap: (
    <RegionMap
      label="Map"
      viewBox="0 0 100 100"
      regions={[{ id: 'n', name: 'North', path: 'M0 0h9v9z', label, href: '#n', value: 2 }]}
      points={[{ id: 'p', name: 'Port', x: 1, y: 1, label }]}
      insets={[{ x: 1, y: 1, width: 9, height: 9 }]}
    />
  ),
  StickySummary: (
    <StickySummary title="Cost" summary="$800">
      Three pages
    </StickySummary>
  ),
  TabLinks: <TabLinks label="Lists" items={[{ href: '?new', label: 'New', current: true, count: 2 }]} />,
  Tabs: <Tabs label="Profile" items={[{ id: 'a', label: 'About', content: 'Us' }]} />,
  Toast: <ToastProvider toaster={createToaster()}>Page</ToastProvider>,
  Tooltip: (
    <TooltipProvider>
      <Tooltip text="As rows">
        <button type="button">List</button>
      </Tooltip>
    </TooltipProvider>
  ),
}

beforeEach(() => mockLayout())

test.each(Object.entries(parts))(
  '%s hydrates without differences and without style attributes',
  async (_, part) => {
    const html = renderToString(part)
    expect(html).not.toContain('style=')
    const root = document.createElement('div')
    root.innerHTML = html
    document.body.append(root)
    const onRecoverableError = vi.fn<(error: unknown) => void>()
    const hydrated = await act(() => Promise.resolve(hydrateRoot(root, part, { onRecoverableError })))
    expect(onRecoverableError).not.toHaveBeenCalled()
    act(() => hydrated.unmount())
    root.remove()
  },
)

const renderOnServer = (name: string) => {
  document.body.innerHTML = renderToString(parts[name])
}

test('before hydration a menu item is a plain link without aria-expanded', () => {
  renderOnServer('MegaMenu')
  expect(screen.getByRole('link', { name: 'Places' })).not.toHaveAttribute('aria-expanded')
})

test('before hydration a combobox is a plain text input', () => {
  renderOnServer('Combobox')
  expect(screen.getByRole('textbox', { name: 'Town' })).toHaveValue('Auki')
})

test('before hydration every slide of a carousel is rendered', () => {
  renderOnServer('Carousel')
  expect(screen.getAllByRole('link')).toHaveLength(2)
})
