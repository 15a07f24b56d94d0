import staticFiles from '@fastify/static'
import { parsePhotoFile } from '@portal/domain/business'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import type { SessionUser } from '#http/server/session.ts'
import { Problem } from '#shared/problem.ts'
import type { FindPhotoAccess, PhotoAccess } from './photo-access.ts'

/** A picture that is opened by itself runs nothing and loads nothing. */
const PICTURE_POLICY = "default-src 'none'; sandbox"
/** A name is given once, so what is public never changes under it. */
const FOR_EVER = { maxAge: '365d', immutable: true } as const

/**
 * The files of photos. What a listing shows the public is for everybody and is kept by browsers; all else is for its
 * owner and administrators, and for everybody else not there.
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
      const access = name === undefined ? undefined : findPhotoAccess(name, now())
      if (!access) throw notFound()
      if (!access.isPublic) {
        await app.readUser(request)
        if (!maySee(access, request.user)) throw notFound()
      }
      return reply
        .headers({ 'content-security-policy': PICTURE_POLICY, 'cache-control': 'private, no-store' })
        .sendFile(file, access.isPublic ? FOR_EVER : { cacheControl: false })
    },
  )
}

const notFound = () => new Problem('not-found', 'There is nothing at this address')

const maySee = ({ ownerId }: PhotoAccess, user: SessionUser | null): boolean =>
  user !== null && (user.isAdmin || user.id === ownerId)
