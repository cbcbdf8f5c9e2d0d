import { z } from 'zod'
import type { Feature } from '../../platform/feature.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { fontFileRoute } from './file-routes.ts'
import { folder } from './own-files.ts'
import { fontCalls, fontUpload } from './routes.ts'
import { type AroundFonts, fontService } from './service.ts'

const daySeconds = 24 * 60 * 60

type Parts = Pick<Platform, 'quotas' | 'database' | 'files' | 'limits' | 'emit' | 'access'> & AroundFonts

export function fontsFeature(parts: Parts) {
  const fonts = fontService(parts)
  const feature: Feature = {
    calls: { fonts: fontCalls(fonts) },
    routes: [fontFileRoute(fonts), fontUpload(fonts)],
    jobs: [
      defineJob({
        kind: 'font-sweep',
        input: z.null(),
        everySeconds: daySeconds,
        run: (_, { signal }) => fonts.eraseUnused(signal),
      }),
    ],
    files: [{ folder, named: (keys) => fonts.named(keys) }],
    async *exportsOfWorkspace({ workspace }) {
      for (const { key, name } of await fonts.lettersOf(workspace.id))
        yield { name: `letras/${name}`, input: await parts.files.getStream(key) }
    },
    leftByWorkspace: (id) => fonts.filesOf(id),
  }
  return { feature, service: fonts }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    fonts: ReturnType<typeof fontsFeature>
  }
}

export const fontsRoom = defineRoom({
  name: 'fonts',
  late: ['brand', 'pages'],
  make: ({ platform, later }) =>
    fontsFeature({
      ...platform,
      kitsWith: (...asked) => later('brand').service.kitsWith(...asked),
      outOfKits: (...asked) => later('brand').service.outOfKits(...asked),
      pagesWith: (...asked) => later('pages').publishing.pagesWithFont(...asked),
    }),
})
