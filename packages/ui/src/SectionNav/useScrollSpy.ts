import { useEffect, useState } from 'react'

const getTop = (id: string): number | undefined => document.getElementById(id)?.getBoundingClientRect().top

/** At the end of the page the last section is current, however short it is. */
const isAtPageEnd = (): boolean =>
  window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2

function findCurrentSection(sections: readonly { id: string }[], offset: number): string | undefined {
  if (isAtPageEnd()) return sections.at(-1)?.id
  return sections.findLast(({ id }) => (getTop(id) ?? Infinity) <= offset)?.id
}

/** The id of the section in view; undefined above the first one and before hydration. */
export function useScrollSpy(sections: readonly { id: string }[], offset: number): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let frame = 0
    const update = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCurrent(findCurrentSection(sections, offset)))
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [sections, offset])
  return current
}
