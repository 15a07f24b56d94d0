import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { parsePage, useUrlState } from '#shared/urls/url-state.ts'
import { parseOpenedId } from './address-parameters.ts'

/**
 * What the owner works on stays in sight although it leaves the list: its id goes into the address, and it is held until
 * it has been loaded by that id.
 */
export function useOpenItem<Item extends { id: number }>() {
  const { query, hrefWith } = useUrlState()
  const navigate = useNavigate()
  const [held, setHeld] = useState<Item>()
  const open = async (item: Item): Promise<void> => {
    setHeld(item)
    if (parseOpenedId(query) === item.id) return
    await navigate(hrefWith({ id: item.id, page: parsePage(query) }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return { id: parseOpenedId(query), held, open }
}
