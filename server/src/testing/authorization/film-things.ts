import { z } from 'zod'
import { createFilm, subtitles } from '../films.ts'
import { createFont } from '../fonts.ts'
import { createMediaFile } from '../media-files.ts'
import type { Person, TestServer } from '../test-server.ts'
import { bodyOf } from '../work.ts'

type Place = { server: TestServer; owner: Person }
const withId = z.object({ id: z.string() })

export const filmThings = {
  font: ({ server, owner }: Place) => createFont(server, owner),
  mediaFile: ({ server, owner }: Place) => createMediaFile(server, owner),
  film: ({ server, owner }: Place) => createFilm(server, owner),
  filmTrack: async ({ server, owner }: Place) => {
    const { id } = await createFilm(server, owner)
    const added = bodyOf(await owner.call('POST', `/api/films/${id}/tracks`, { text: subtitles }))
    const { tracks } = z.object({ tracks: z.array(withId) }).parse(added)
    return { id, trackId: tracks[0]?.id ?? '' }
  },
  filmOnItsWay: async ({ owner }: Place) => ({
    id: withId.parse(bodyOf(await owner.call('POST', '/api/films', { name: 'Película.mp4', size: 100 }))).id,
  }),
}
