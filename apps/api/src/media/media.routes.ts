import staticFiles from '@fastify/static'
import { parsePhotoFile } from '@portal/domain/business'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import type { SessionUser } from '#http/server/session.ts'
import { Problem } from '#shared/problem.ts'
import type { FindPhotoAccess, PhotoAccess } from './photo-access.ts'

/** An image that is opened by itself runs and loads nothing. */
const IMAGE_CONTENT_SECURITY_POLICY = "default-src 'none'; sandbox"
/** Names are never reused, so that a public file never changes. */
const IMMUTABLE = { maxAge: '365d', immutable: true } as const

/**
 * Serves photo files. Public photos are for everybody and cached by browsers; all others are for their owner and
 * administrators, and answer 404 to anybody else.
 */
export async function media(
  app: FastifyInstance,
  { media: files, now }: AppContext,
  findPhotoAccess: FindPhotoAccess,
): Promise<void> {
  await app.register(staticFiles, {
    root: files.folder,
    serve: false,
    suppressWarning: true,
    dotfiles: 'deny',
  })

  app.get<{ Params: { file: string } }>(
    '/media/:file',
    { config: { access: 'visitor' } },
    async (request, reply) => {
      const { file } = request.params
      const name = parsePhotoFile(file)?.name
      const access = name === undefined ? undefined : await findPhotoAccess(name, now())
      if (!access) throw notFound()
      if (!access.isPublic) {
        await app.readUser(request)
        if (!maySee(access, request.user)) throw notFound()
      }
      return reply
        .headers({
          'content-security-policy': IMAGE_CONTENT_SECURITY_POLICY,
          'cache-control': 'private, no-store',
        })
        .sendFile(file, access.isPublic ? IMMUTABLE : { cacheControl: false })
    },
  )
}

const notFound = () => new Problem('not-found', 'There is nothing at this address')

const maySee = ({ ownerId }: PhotoAccess, user: SessionUser | null): boolean =>
  user !== null && (user.isAdmin || user.id === ownerId)
