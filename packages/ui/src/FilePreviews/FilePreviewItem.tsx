import { useState } from 'react'
import { styled } from 'styled-components'
import { Badge } from '../Badge/Badge.tsx'
import { getBlockedPressProps } from '../Button/blockedPress.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { token } from '../tokens/token.ts'
import type { FilePreviewsMessages } from './messages.ts'

/** A file in the list. */
export type FilePreview = {
  /** A unique key. */
  id: string
  /** The file’s name, for its text and the names of its buttons. */
  name: string
  /** The URL of its picture; `blob:` works too. */
  src?: string | undefined
  /** Its size as text: "184 KB". */
  size?: string | undefined
  /** A word on the picture: "Cover". */
  badge?: string | undefined
  /** Whether it is ready, being prepared or unusable. */
  state?: 'preparing' | 'ready' | 'failed' | undefined
  /** The progress, or the error. */
  note?: string | undefined
}

const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: ${token.role.sunken};
  color: ${token.role.textSoft};
  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  [data-state='preparing'] > & > img {
    opacity: 0.4;
  }
  > svg {
    width: 2rem;
    height: 2rem;
  }
  [data-state='failed'] > & {
    color: ${token.role.bad};
  }
`

const Pill = styled(Badge)`
  position: absolute;
  bottom: ${token.space[8]};
  left: ${token.space[8]};
  max-width: calc(100% - ${token.space[16]});
  padding-inline: 0.65em;
  border-radius: ${token.radius.card};
  color: ${token.color.ink};
`

const Details = styled.div`
  flex: 1;
  padding: ${token.space[8]} ${token.space[12]};
  font-size: ${token.size[13]};
  line-height: 1.4;
  overflow-wrap: anywhere;
`

const Name = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

const Note = styled.p`
  color: ${token.role.textSoft};
  [data-state='failed'] > * > & {
    color: ${token.role.bad};
    font-weight: 600;
  }
`

/* Looks 32 px wide and has a touch target of 44 px. */
const RemoveButton = styled.button`
  position: absolute;
  top: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: ${token.target.min};
  height: ${token.target.min};
  padding: 0;
  border: 0;
  border-radius: ${token.radius.pill};
  background: none;
  color: ${token.color.white};
  &::before {
    content: '';
    grid-area: 1 / 1;
    width: 2rem;
    height: 2rem;
    border-radius: ${token.radius.pill};
    background: ${token.color.deep};
  }
  > svg {
    grid-area: 1 / 1;
    z-index: 1;
    width: 1rem;
    height: 1rem;
  }
  &:hover:not([aria-disabled])::before {
    background: ${token.color.danger};
  }
  &:focus-visible {
    outline-offset: -4px;
    outline-color: ${token.color.white};
  }
  &[aria-disabled] {
    cursor: not-allowed;
    opacity: 0.6;
  }
`

const MoveGroup = styled.div`
  display: flex;
  border-top: 1px solid ${token.role.line};
`

const MoveButton = styled.button`
  flex: 1;
  display: grid;
  place-items: center;
  min-height: ${token.target.min};
  padding: 0;
  border: 0;
  background: none;
  color: ${token.role.action};
  & + & {
    border-left: 1px solid ${token.role.line};
  }
  &:hover {
    background: ${token.role.sunken};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-disabled] {
    background: none;
    color: ${token.role.control};
    cursor: not-allowed;
    @media (forced-colors: active) {
      color: GrayText;
    }
  }
`

/** The picture, or an icon if there is none or it fails to load. */
function Thumbnail({ src, icon }: { src: string | undefined; icon: IconName }) {
  const [broken, setBroken] = useState<string>()
  if (src === undefined || src === broken) return <Icon name={icon} />
  return <img src={src} alt="" draggable={false} decoding="async" onError={() => setBroken(src)} />
}

type Control = 'remove' | 'earlier' | 'later'

/** Props of `FilePreviewItem`: `onPress` is called with the pressed button; `movable` shows the buttons to move it. */
export type FilePreviewItemProps = {
  item: FilePreview
  messages: FilePreviewsMessages
  isFirst: boolean
  isLast: boolean
  movable: boolean
  removable: boolean
  unavailable: boolean
  onPress: (control: Control) => void
}

function MoveButtons({ item, messages, isFirst, isLast, unavailable, onPress }: FilePreviewItemProps) {
  const moves = [
    { control: 'earlier', label: messages.moveEarlier(item.name), icon: 'arrow-left', end: isFirst },
    { control: 'later', label: messages.moveLater(item.name), icon: 'arrow-right', end: isLast },
  ] as const
  return (
    <MoveGroup>
      {moves.map(({ control, label, icon, end }) => (
        <MoveButton
          key={control}
          type="button"
          data-control={control}
          aria-label={label}
          onClick={() => onPress(control)}
          {...getBlockedPressProps(end || unavailable)}
        >
          <Icon name={icon} />
        </MoveButton>
      ))}
    </MoveGroup>
  )
}

/** One file: its thumbnail, details and buttons. */
export function FilePreviewItem(props: FilePreviewItemProps) {
  const { item, messages, movable, removable, unavailable, onPress } = props
  const { name, src, size, badge, state = 'ready', note } = item
  const preparing = state === 'preparing'
  const pill = [badge, size].filter((part) => part !== undefined).join(' · ')
  const noteText = note ?? (state === 'ready' ? undefined : messages[state])
  return (
    <>
      <Frame>
        {(!preparing || src !== undefined) && (
          <Thumbnail src={src} icon={state === 'failed' ? 'alert' : 'image'} />
        )}
        {preparing && <Spinner />}
        {pill !== '' && <Pill>{pill}</Pill>}
      </Frame>
      {removable && (
        <RemoveButton
          type="button"
          data-control="remove"
          aria-label={messages.remove(name)}
          onClick={() => onPress('remove')}
          {...getBlockedPressProps(unavailable)}
        >
          <Icon name="close" />
        </RemoveButton>
      )}
      <Details>
        <Name title={name}>{name}</Name>
        {noteText !== undefined && <Note>{noteText}</Note>}
      </Details>
      {movable && <MoveButtons {...props} />}
    </>
  )
}
