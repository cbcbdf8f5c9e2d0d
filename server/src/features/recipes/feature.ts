import { mailBodyBytes, recipeBytes } from '@aurelio/contracts/recipes'
import { jsonFile } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Mailing } from '../../platform/mail/message.ts'
import type { Platform } from '../../platform/platform.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { recipeMail } from './mail.ts'
import { recipePolicy } from './policy.ts'
import { type PictureLibrary, recipeRun } from './run/run-recipe.ts'
import { runRoute } from './run/route.ts'
import { recipeRoutes } from './routes.ts'
import { recipeService } from './service.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'access' | 'emit' | 'limits' | 'mail'> & {
  mailingOf: (workspaceId: string) => Promise<Mailing>
  pictures: PictureLibrary
}

function recipesFeature(parts: Parts) {
  const service = recipeService(parts)
  const hasServer = parts.config.accounts.smtpUrl !== undefined
  const mail = recipeMail({ ...parts, recipes: service, hasServer })
  const feature: Feature = {
    routes: [runRoute(recipeRun({ ...parts, recipes: service, mail }))],
    calls: { recipes: recipeRoutes(service, mail) },
    bodies: [
      ...['/api/recipes', '/api/recipes/{id}'].map((path) => ({ path, bytes: recipeBytes })),
      { path: '/api/recipes/{id}/mails', bytes: mailBodyBytes },
    ],
    async *exportsOfWorkspace(session) {
      for (const { id } of (await service.list(session)).items)
        yield jsonFile(`recetas/${id}.json`, await service.get(session, id))
    },
  }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    recipes: ReturnType<typeof recipesFeature>
  }
}

export const recipesRoom = defineRoom({
  name: 'recipes',
  policy: recipePolicy,
  needs: ['workspaces', 'pictures'],
  make: ({ platform, from }) =>
    recipesFeature({
      ...platform,
      pictures: from('pictures').service,
      mailingOf: (workspaceId) => from('workspaces').settings.mailingOf(workspaceId),
    }),
})
