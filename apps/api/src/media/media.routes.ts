import staticFiles from '@fastify/static'
import { parsePhotoFile, visibilityOf } from '@portal/domain/business'
import { planOf } from '@portal/domain/plan'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import type { SessionUser } from '#http/server/session.ts'
import { Problem } from '#shared/problem.ts'
import { openPhotoAccess, type PhotoAccess } from './photos.repository.ts'

/** A picture that is opened by itself runs nothing and loads nothing. */
const PICTURE_POLICY = "default-src 'none'; sandbox"
/** A name is given once, so what is public never changes under it. */
const FOR_EVER = { maxAge: '365d', immutable: true } as const

/**
 * The files of photos. What a listing shows the public is for everybody and is kept by browsers; all else is for its
 * owner and administrators, and for everybody else not there.
 */
export async function media(app: FastifyInstance, { store, media: files, now }: AppContext): Promise<void> {
  const standingOf = openPhotoAccess(store)
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
      const standing = name === undefined ? undefined : standingOf(name)
      if (!standing) throw notFound()
      const isShown = isPublic(standing, now())
      if (!isShown) {
        await app.readUser(request)
        if (!maySee(standing, request.user)) throw notFound()
      }
      return reply
        .headers({ 'content-security-policy': PICTURE_POLICY, 'cache-control': 'private, no-store' })
        .sendFile(file, isShown ? FOR_EVER : { cacheControl: false })
    },
  )
}

const notFound = () => new Problem('not-found', 'There is nothing at this address')

/** A plan without a gallery shows the cover alone. */
const isPublic = (standing: PhotoAccess, now: number): boolean =>
  visibilityOf(
    {
      status: standing.status,
      suspendedAt: standing.suspended_at,
      removedAt: standing.removed_at,
      publicUntil: standing.public_until,
    },
    now,
  ) === 'public' &&
  (standing.position === 0 || planOf(standing.tier).showsGallery)

const maySee = ({ owner_id }: PhotoAccess, user: SessionUser | null): boolean =>
  user !== null && (user.isAdmin || user.id === owner_id)
