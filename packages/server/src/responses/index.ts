export { negotiateEncoding, type Encoding } from './content-encoding.ts'
export { createSecurityHeaders, type SecurityHeaderOptions } from './security-headers.ts'
