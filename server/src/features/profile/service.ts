import { randomUUID } from 'node:crypto'
import {
  type Personal,
  type Preferences,
  preferencesSchema,
  type Professional,
  type Profile,
  professionalSchema,
} from '@aurelio/contracts/profile'
import type { Database } from '../../platform/database/database.ts'
import type { ProfileRow } from '../../platform/database/tables/auth.ts'
import { notFound } from '../../platform/http/failures.ts'
import type { ImageRefusal } from '../../platform/images/read-image.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { makePhoto, type PhotoSize, photoSizes } from './photo.ts'
import { maySeePhoto } from './policy.ts'
import { profileStore } from './store.ts'

const noLinks = { website: '', github: '', linkedin: '', twitter: '' }
const skillsSchema = professionalSchema.shape.skills
const linksSchema = professionalSchema.shape.socialLinks

export type ProfileService = ReturnType<typeof profileService>
export type PhotoOutcome = { kind: 'saved'; profile: Profile } | { kind: ImageRefusal }

type Parts = { database: Database; files: FileStore }

/** The profile of a person: what they wrote, chose and showed of themselves (dashboard.md §3). */
export function profileService({ database, files }: Parts) {
  const store = profileStore(database)

  async function get(userId: string): Promise<Profile> {
    const row = await store.find(userId)
    if (!row) throw notFound()
    return {
      name: row.name,
      email: row.email,
      emailVerified: Boolean(row.emailVerified),
      bio: row.bio ?? '',
      image: row.image,
      role: row.role ?? '',
      company: row.company ?? '',
      location: row.location ?? '',
      skills: skillsSchema.parse(stored(row.skills, [])),
      socialLinks: linksSchema.parse(stored(row.socialLinks, noLinks)),
      preferences: preferencesSchema.parse(stored(row.preferences, {})),
    }
  }

  async function save(userId: string, change: Partial<Omit<ProfileRow, 'userId'>>) {
    await store.save({ ...emptyRow, userId }, change)
    return get(userId)
  }

  /** Files that no row names any more; failing to remove one harms nothing but space. */
  async function discard(userId: string, photo: string | null | undefined) {
    if (!photo) return
    for (const size of photoSizes) await files.delete(photoKey(userId, photo, size))
  }

  async function setPhoto(userId: string, photo: string | null) {
    const before = await database.inTransaction(async () => {
      // The account is locked first: of two photos at the same moment, the second one finds the file of the first.
      await store.saveUser(userId, { image: photo && `/api/photos/${userId}/${photo}` })
      const row = await store.find(userId)
      await store.save({ ...emptyRow, userId }, { photo })
      return row?.photo
    })
    await discard(userId, before)
    return get(userId)
  }

  return {
    get,
    savePersonal: (userId: string, { name, bio }: Personal) =>
      database.inTransaction(async () => {
        await store.saveUser(userId, { name })
        return save(userId, { bio })
      }),
    saveProfessional: (userId: string, { skills, socialLinks, ...texts }: Professional) =>
      save(userId, {
        ...texts,
        skills: JSON.stringify(skills),
        socialLinks: JSON.stringify(socialLinks),
      }),
    savePreferences: (userId: string, preferences: Preferences) =>
      save(userId, { preferences: JSON.stringify(preferences) }),
    removePhoto: (userId: string) => setPhoto(userId, null),

    /** Keeps the squares of a new photo; the one before goes. */
    async savePhoto(userId: string, bytes: Buffer, type: string): Promise<PhotoOutcome> {
      const made = await makePhoto(bytes, type)
      if (made.kind !== 'made') return { kind: made.kind }
      const version = randomUUID()
      for (const square of made.made)
        await files.put(photoKey(userId, version, square.size), square.bytes, { contentType: 'image/webp' })
      return { kind: 'saved', profile: await setPhoto(userId, version) }
    },

    /** The bytes of somebody's present photo, for those who may see it; null otherwise. */
    async photo(viewerId: string, ownerId: string, version: string, size: PhotoSize) {
      if (!(await maySeePhoto(viewerId, ownerId, (one, other) => store.shareWorkspace(one, other))))
        return null
      const photo = (await store.find(ownerId))?.photo
      if (!photo || photo !== version) return null
      return files.getBytes(photoKey(ownerId, photo, size))
    },
    /** Keys of the files that go with an account. */
    async filesOf(userId: string): Promise<string[]> {
      const photo = (await store.find(userId))?.photo
      return photo ? photoSizes.map((size) => photoKey(userId, photo, size)) : []
    },
  }
}

const emptyRow = {
  bio: '',
  role: '',
  company: '',
  location: '',
  skills: '[]',
  socialLinks: JSON.stringify(noLinks),
  preferences: '{}',
  photo: null,
}

function photoKey(userId: string, version: string, size: PhotoSize) {
  return `photos/${userId}/${version}-${size}.webp`
}

function stored(json: string | null, fallback: unknown): unknown {
  return json === null ? fallback : JSON.parse(json)
}
