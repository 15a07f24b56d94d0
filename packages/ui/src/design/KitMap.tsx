import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Stack } from '../layout/Stack.tsx'
import { token } from '../tokens/token.ts'
import { contentThumbnails } from './content-thumbnails.tsx'
import { formThumbnails } from './form-thumbnails.tsx'
import { layoutThumbnails } from './layout-thumbnails.tsx'
import { navigationThumbnails } from './navigation-thumbnails.tsx'

/** Small renderings of components, by name. */
export type Thumbnails = Readonly<Record<string, ReactNode>>

const groups: readonly (readonly [group: string, purpose: string, thumbnails: Thumbnails])[] = [
  ...layoutThumbnails,
  ...formThumbnails,
  ...navigationThumbnails,
  ...contentThumbnails,
]

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr));
  gap: ${token.space[16]};
`

const Tile = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: clip;
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.raised};
  &:hover {
    border-color: ${token.role.action};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${token.role.focus};
    outline-offset: 2px;
  }
`

/* A picture of what stands in it: it can’t be reached, read or pressed. */
const Window = styled.div`
  display: grid;
  place-items: center;
  height: 8rem;
  overflow: clip;
  border-bottom: 1px solid ${token.role.line};
  background: ${token.role.surface};
  > div {
    width: 88%;
    max-height: 100%;
    zoom: 0.6;
  }
`

const Name = styled.a`
  padding: ${token.space[8]} ${token.space[12]};
  color: ${token.role.text};
  font-weight: 650;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
`

/** The address of a component’s page within the frame of Storybook. */
const getPage = (group: string, name: string): string =>
  `./?path=/docs/kit-${group}-${name}--docs`.toLowerCase()

/** Every component of the kit as a thumbnail that links to its page, by purpose. */
export const KitMap = () => (
  <Stack gap={32}>
    {groups.map(([group, purpose, thumbnails]) => (
      <Stack as="section" key={group} gap={12} aria-labelledby={`map-${group}`}>
        <h3 id={`map-${group}`}>{group}</h3>
        <p>{purpose}</p>
        <Tiles role="list">
          {Object.entries(thumbnails).map(([name, thumbnail]) => (
            <Tile key={name}>
              <Window inert aria-hidden="true">
                <div>{thumbnail}</div>
              </Window>
              <Name href={getPage(group, name)} target="_parent">
                {name}
              </Name>
            </Tile>
          ))}
        </Tiles>
      </Stack>
    ))}
  </Stack>
)
