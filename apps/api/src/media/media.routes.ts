import { parsePhotoFile } from '@portal/domain/business'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import type { SessionUser } from '#http/server/session.ts'
import { Problem } from '#shared/problem.ts'
import type { FindPhotoAccess, PhotoAccess } from './photo-access.ts'
import { sendFile } from './send-file.ts'

/** An image that is opened as a page runs and loads nothing. */
const IMAGE_CONTENT_SECURITY_POLICY = "default-src 'none'; sandbox"
/**
 * Names are never reused, so a browser never needs to revalidate a public photo. A shared cache revalidates each time
 * (`s-maxage=0`), so that a hidden photo disappears at once.
 */
const PUBLIC = 'public, max-age=31536000, s-maxage=0, immutable'
const PRIVATE = 'private, no-store'

/**
 * Serves photo files. Public photos are for everybody and cached by browsers; all others are for their owner and
 * administrators, and return 404 to anybody else. Access is checked before each read.
 */
export function mediaRoutes(
  app: FastifyInstance,
  { media: store, now }: AppContext,
  findPhotoAccess: FindPhotoAccess,
): void {
  app.get<{ Params: { file: string } }>(
    '/media/:file',
    { config: { access: 'visitor' } },
    async (request, reply) => {
      const photo = parsePhotoFile(request.params.file)
      const access = photo === null ? undefined : await findPhotoAccess(photo.name, now())
      if (photo === null || !access) throw createNotFoundProblem()
      if (!access.isPublic) {
        await app.readUser(request)
        if (!canSee(access, request.user)) throw createNotFoundProblem()
      }
      void reply.headers({
        'content-security-policy': IMAGE_CONTENT_SECURITY_POLICY,
        'cache-control': PRIVATE,
      })
      return sendFile(request, reply, { store, photo, cacheControl: access.isPublic ? PUBLIC : PRIVATE })
    },
  )
}

const createNotFoundProblem = () => new Problem('not-found', 'There is nothing at this address')

const canSee = ({ ownerId }: PhotoAccess, user: SessionUser | null): boolean =>
  user !== null && (user.isAdmin || user.id === ownerId)
