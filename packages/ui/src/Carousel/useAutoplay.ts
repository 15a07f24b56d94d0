import { useEffect, useState } from 'react'

/** Whether the carousel plays, a toggle for it, and handlers that pause it on hover and focus. */
export type Autoplay = {
  playing: boolean
  toggle: () => void
  pauseHandlers: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: () => void
  }
}

/**
 * Moves the carousel every `intervalMs`, except while it is hovered or focused and while the page is hidden. With
 * reduced motion it starts paused. Without an interval it never plays.
 */
export function useAutoplay(
  intervalMs: number | undefined,
  reducedMotion: boolean,
  move: (direction: 1) => void,
): Autoplay {
  const [chosen, setChosen] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = intervalMs !== undefined && (chosen ?? !reducedMotion)
  const isPaused = hovered || focused
  useEffect(() => {
    if (!playing || isPaused) return
    const timer = setInterval(() => {
      if (!document.hidden) move(1)
    }, intervalMs)
    return () => clearInterval(timer)
  }, [playing, isPaused, intervalMs, move])
  return {
    playing,
    toggle: () => setChosen(!playing),
    pauseHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
