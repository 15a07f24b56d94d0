import { Badge } from '@portal/ui'
import { createContext, useContext, type ReactNode } from 'react'

const MarksSamples = createContext(true)

/** Around the cards of a list that says itself, once, that all of its items are samples. */
export const WithoutSampleBadges = ({ children }: { children: ReactNode }) => (
  <MarksSamples value={false}>{children}</MarksSamples>
)

/** Marks the card of a sample. */
export const SampleBadge = () => useContext(MarksSamples) && <Badge>Sample</Badge>
