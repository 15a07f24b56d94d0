export { negotiateEncoding, type Encoding } from './content-encoding.ts'
