import { useSearchParams } from 'react-router-dom'

/** The token in the address that a letter's link opens; empty where it is missing. */
export const useEmailToken = (): string => useSearchParams()[0].get('token')?.trim() ?? ''
