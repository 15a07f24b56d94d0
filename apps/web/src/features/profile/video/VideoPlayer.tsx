import type { Video } from '@portal/domain/business'
import { Icon, LinkButton, Text, token } from '@portal/ui'
import { useEffect, useState, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { UGC_REL } from '../contact-links.ts'
import { mayFrameVideos, reloadToPlay, consumePlayRequest } from './play-after-reload.ts'

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  align-items: start;
`

const Frame = styled.iframe`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border: 0;
  border-radius: ${token.radius.control};
  background: ${token.color.ink};
`

type EmbeddableVideo = Extract<Video, { kind: 'embed' }>

const PlayerFrame = ({ video, name }: { video: EmbeddableVideo; name: string }) => (
  <Frame
    ref={(frame) => frame?.focus({ preventScroll: true })}
    src={video.embedUrl}
    title={`Video of ${name} on ${video.host}`}
    allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    referrerPolicy="strict-origin-when-cross-origin"
    sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    allowFullScreen
  />
)

/** A click that opens no other tab or window. */
const isPlainPress = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey

function EmbeddedVideo({ video, name }: { video: EmbeddableVideo; name: string }) {
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (consumePlayRequest()) setPlaying(true)
    })
    return () => clearTimeout(timer)
  }, [])
  if (isPlaying) return <PlayerFrame video={video} name={name} />
  const play = (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    if (mayFrameVideos()) {
      event.preventDefault()
      setPlaying(true)
    } else if (reloadToPlay()) event.preventDefault()
  }
  return (
    <Box>
      <LinkButton variant="secondary" href={video.pageUrl} rel={UGC_REL} onClick={play}>
        <Icon name="play" />
        Play the video
      </LinkButton>
      <Text size="caption" tone="soft">
        From {video.host}: nothing loads from there until you play it.
      </Text>
    </Box>
  )
}

/** A video that plays in the page on click; without script, and for files elsewhere, a link to it. */
export const VideoPlayer = ({ video, name }: { video: Video; name: string }) =>
  video.kind === 'embed' ? (
    <EmbeddedVideo video={video} name={name} />
  ) : (
    <Box>
      <LinkButton variant="secondary" href={video.pageUrl} rel={UGC_REL}>
        <Icon name="external" />
        Watch the video on {video.host}
      </LinkButton>
    </Box>
  )
