import { renderPublication } from '../../page/src/render/render-publication.ts'
import { galleryTemplates } from '../../page/src/templates/gallery-templates.ts'
import { libraryTemplates } from '../../page/src/templates/library-templates.ts'
import { type Kit, kits } from '../../page/src/theme/kits.ts'
import { test } from '../product/test.ts'
import { expectSound } from '../steps/sound-page.ts'

/** A kit on a light ground, one on a dark one, and none. */
const chosen: readonly (Kit | null)[] = [null, ...kits.filter(({ id }) => ['aurelio', 'noche'].includes(id))]

for (const colorScheme of ['light', 'dark'] as const)
  for (const { id, load } of [...galleryTemplates, ...libraryTemplates])
    test(`axe finds nothing on ${id}, in ${colorScheme}, on a desktop and a phone`, async ({ browser }) => {
      const { document } = await load()
      const pages = chosen.map((kit) => {
        const theme = kit && { ...kit.theme, dark: 'auto' as const }
        return [kit?.name ?? 'its own look', renderPublication(document, { title: id, theme }).html] as const
      })
      await expectSound(browser, colorScheme, new Map(pages))
    })
