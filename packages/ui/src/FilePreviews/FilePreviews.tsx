import { useRef, type RefObject } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { from } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'
import { FilePreviewItem, type FilePreview } from './FilePreviewItem.tsx'
import { useChanges } from './useChanges.ts'
import { useDragOrder } from './useDragOrder.ts'
import { english, type FilePreviewsWords } from './words.ts'

/* Empty, it takes no room: its parent's gap would show. */
const Root = styled.div`
  position: relative;
  min-width: 0;
  &[data-empty] {
    position: absolute;
  }
  &:focus {
    outline: none;
  }
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: ${token.space[12]};
  ${from.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  }
`

const Item = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: clip;
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.raised};
  &[data-state='failed'] {
    border-color: ${token.role.bad};
  }
  &[data-dragged] {
    opacity: 0.5;
  }
  &[data-over] {
    outline: 3px solid ${token.role.action};
    outline-offset: 1px;
  }
`

/**
 * Props of `FilePreviews`: `label` names the list. Without `onRemove` or `onMove` there are no such buttons.
 * `toIndex` counts from 0, in the list as it is without the moved file. After the last one is removed the focus
 * goes to `returnFocusTo`, for example the input that files are added with.
 */
export type FilePreviewsProps = {
  label: string
  items: readonly FilePreview[]
  onRemove?: ((id: string) => void) | undefined
  onMove?: ((id: string, toIndex: number) => void) | undefined
  disabled?: boolean
  returnFocusTo?: RefObject<HTMLElement | null>
  words?: Partial<FilePreviewsWords>
}

/**
 * The files that somebody chose, as pictures: each can be removed and, by its buttons or with a mouse, be put
 * in another place. What happens to them is said politely, and the focus stays in the list.
 */
export function FilePreviews({
  label,
  items,
  onRemove,
  onMove,
  disabled = false,
  ...rest
}: FilePreviewsProps) {
  const root = useRef<HTMLDivElement>(null)
  const words = { ...english, ...rest.words }
  const { said, expect } = useChanges({ items, words, root, returnFocusTo: rest.returnFocusTo })
  const movable = onMove !== undefined && items.length > 1

  function moveTo(id: string, toIndex: number, control?: 'earlier' | 'later') {
    const place = items.findIndex((item) => item.id === id)
    const name = items[place]?.name
    if (name === undefined) return
    expect({ id, name, from: place, ...(control && { control }) })
    onMove?.(id, toIndex)
  }
  const dragOrder = useDragOrder(movable && !disabled ? moveTo : undefined)

  function press({ id, name }: FilePreview, place: number, control: 'remove' | 'earlier' | 'later') {
    if (control !== 'remove') return moveTo(id, control === 'earlier' ? place - 1 : place + 1, control)
    expect({ id, name, from: place, control })
    onRemove?.(id)
  }
  return (
    <Root
      ref={root}
      role="group"
      aria-label={label}
      tabIndex={-1}
      data-empty={items.length === 0 ? '' : undefined}
    >
      {items.length > 0 && (
        <List role="list">
          {items.map((item, index) => (
            <Item key={item.id} data-state={item.state ?? 'ready'} {...dragOrder(item.id, index)}>
              <FilePreviewItem
                {...{ item, words, movable, disabled }}
                removable={onRemove !== undefined}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                onPress={(control) => press(item, index, control)}
              />
            </Item>
          ))}
        </List>
      )}
      <VisuallyHidden role="status">
        <span key={said.count}>{said.text}</span>
      </VisuallyHidden>
    </Root>
  )
}
