import { useSearchParams } from 'react-router-dom'

/** The token in an email link's address; empty if missing. */
export const useEmailToken = (): string => useSearchParams()[0].get('token')?.trim() ?? ''
