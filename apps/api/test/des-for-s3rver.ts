import type * as Crypto from 'node:crypto'
import { createRequire } from 'node:module'

/**
 * s3rver encrypts the cursor of a list with DES, which OpenSSL 3 no longer supports by itself. Triple DES with the same key
 * three times is equivalent.
 */
const crypto = createRequire(import.meta.url)('node:crypto') as typeof Crypto
const { createCipheriv, createDecipheriv } = crypto

type Key = readonly [algorithm: string, key: Buffer, iv: Buffer]

const asTripleDes = ([algorithm, key, iv]: Key): Key =>
  algorithm === 'des' ? ['des-ede3-cbc', Buffer.concat([key, key, key]), iv] : [algorithm, key, iv]

Object.assign(crypto, {
  createCipheriv: (...key: Key) => createCipheriv(...asTripleDes(key)),
  createDecipheriv: (...key: Key) => createDecipheriv(...asTripleDes(key)),
})
