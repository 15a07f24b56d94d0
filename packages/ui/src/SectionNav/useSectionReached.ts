import { useEffect, useState } from 'react'

const topOf = (id: string): number | undefined => document.getElementById(id)?.getBoundingClientRect().top

/** At the foot of the page the last section is reached, however short it is. */
const isAtFoot = (): boolean =>
  window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2

function lastReached(sections: readonly { id: string }[], offset: number): string | undefined {
  if (isAtFoot()) return sections.at(-1)?.id
  return sections.findLast(({ id }) => (topOf(id) ?? Infinity) <= offset)?.id
}

/** The id of the section that the reader has come to; undefined above the first one and before any script runs. */
export function useSectionReached(sections: readonly { id: string }[], offset: number): string | undefined {
  const [reached, setReached] = useState<string>()
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setReached(lastReached(sections, offset)))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [sections, offset])
  return reached
}
