import { useEffect, useState } from 'react'

/** What a carousel that moves by itself needs: whether it does, a switch, and handlers that hold it meanwhile. */
export type Autoplay = {
  playing: boolean
  toggle: () => void
  holders: { onPointerEnter: () => void; onPointerLeave: () => void; onFocus: () => void; onBlur: () => void }
}

/**
 * Moves on every `intervalMs`, not while the pointer or focus is on the carousel, not in a hidden window,
 * and for readers who asked for less motion only once they press play. Never without an interval.
 */
export function useAutoplay(
  intervalMs: number | undefined,
  reduced: boolean,
  move: (direction: 1) => void,
): Autoplay {
  const [wanted, setWanted] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = intervalMs !== undefined && (wanted ?? !reduced)
  const held = hovered || focused
  useEffect(() => {
    if (!playing || held) return
    const timer = setInterval(() => {
      if (!document.hidden) move(1)
    }, intervalMs)
    return () => clearInterval(timer)
  }, [playing, held, intervalMs, move])
  return {
    playing,
    toggle: () => setWanted(!playing),
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
