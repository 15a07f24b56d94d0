import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { parsePage, useUrlState } from '#shared/urls/url-state.ts'
import { parseOpenedId } from './address-parameters.ts'

/**
 * Keeps the item that the owner works on in view after it has left the list: its id goes into the address, and the item
 * is cached until it has been loaded by that id.
 */
export function useOpenItem<Item extends { id: number }>() {
  const { query, hrefWith } = useUrlState()
  const navigate = useNavigate()
  const [cached, setCached] = useState<Item>()
  const open = async (item: Item): Promise<void> => {
    setCached(item)
    if (parseOpenedId(query) === item.id) return
    await navigate(hrefWith({ id: item.id, page: parsePage(query) }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return { id: parseOpenedId(query), cached, open }
}
