import { expect, test } from 'vitest'
import { createSecurityHeaders } from './security-headers.ts'

test('enforces https only on a site that has it', () => {
  const getHeader = (isHttps: boolean) =>
    createSecurityHeaders({ isHttps, allowsGeolocation: false })['strict-transport-security']
  expect([getHeader(true), getHeader(false)]).toEqual(['max-age=63072000; includeSubDomains', undefined])
})

test('allows geolocation only where pages use it', () => {
  const getHeader = (allowsGeolocation: boolean) =>
    createSecurityHeaders({ isHttps: true, allowsGeolocation })['permissions-policy']
  expect(getHeader(true)).toBe('camera=(), geolocation=(self), microphone=(), payment=(), usb=()')
  expect(getHeader(false)).toBe('camera=(), geolocation=(), microphone=(), payment=(), usb=()')
})
