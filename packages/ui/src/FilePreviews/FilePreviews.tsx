import { useRef, type RefObject } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { from } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'
import { FilePreviewItem, type FilePreview } from './FilePreviewItem.tsx'
import { useChangeAnnouncements } from './useChangeAnnouncements.ts'
import { useDragReorder } from './useDragReorder.ts'
import { defaultMessages, type FilePreviewsMessages } from './messages.ts'

/* Takes no space while it is empty, so that the parent's gap does not show. */
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

/** Props of `FilePreviews`. */
export type FilePreviewsProps = {
  /** The list’s name for screen readers. */
  label: string
  /** The files, in order. */
  items: readonly FilePreview[]
  /** Called with the id to remove; without it there are no buttons to remove. */
  onRemove?: ((id: string) => void) | undefined
  /** Called with the id and its index in the list without it; without it there are no buttons to move. */
  onMove?: ((id: string, toIndex: number) => void) | undefined
  /** Whether its buttons are temporarily unavailable: they keep focus and do nothing. */
  unavailable?: boolean
  /** Takes the focus after the last file is removed: the input that adds files. */
  returnFocusTo?: RefObject<HTMLElement | null>
  /** Texts that differ from the default ones. */
  messages?: Partial<FilePreviewsMessages>
}

/**
 * Thumbnails of chosen files, which can be removed and reordered by buttons or drag and drop. Changes are announced
 * politely, and focus stays in the list.
 */
export function FilePreviews({
  label,
  items,
  onRemove,
  onMove,
  unavailable = false,
  ...rest
}: FilePreviewsProps) {
  const root = useRef<HTMLDivElement>(null)
  const messages = { ...defaultMessages, ...rest.messages }
  const { announcement, expectChange } = useChangeAnnouncements({
    items,
    messages,
    root,
    returnFocusTo: rest.returnFocusTo,
  })
  const movable = onMove !== undefined && items.length > 1

  function moveTo(id: string, toIndex: number, control?: 'earlier' | 'later') {
    const fromIndex = items.findIndex((item) => item.id === id)
    const name = items[fromIndex]?.name
    if (name === undefined) return
    expectChange({ id, name, from: fromIndex, ...(control && { control }) })
    onMove?.(id, toIndex)
  }
  const dragHandlers = useDragReorder(movable && !unavailable ? moveTo : undefined)

  function handlePress({ id, name }: FilePreview, index: number, control: 'remove' | 'earlier' | 'later') {
    if (control !== 'remove') return moveTo(id, control === 'earlier' ? index - 1 : index + 1, control)
    expectChange({ id, name, from: index, control })
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
            <Item key={item.id} data-state={item.state ?? 'ready'} {...dragHandlers(item.id, index)}>
              <FilePreviewItem
                {...{ item, messages, movable, unavailable }}
                removable={onRemove !== undefined}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                onPress={(control) => handlePress(item, index, control)}
              />
            </Item>
          ))}
        </List>
      )}
      <VisuallyHidden role="status">
        <span key={announcement.count}>{announcement.text}</span>
      </VisuallyHidden>
    </Root>
  )
}
