import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderPublication } from '../../page/src/render/render-publication.ts'
import { readTemplate } from '../../page/src/templates/read-template.ts'
import { type Kit, kits } from '../../page/src/theme/kits.ts'
import { test } from '../product/test.ts'
import { expectSound } from '../steps/sound-page.ts'

const folder = fileURLToPath(new URL('../../page/src/templates', import.meta.url))
const files = ['gallery', 'library', 'trades'].flatMap((part) =>
  readdirSync(`${folder}/${part}`).map((file) => `${part}/${file}`),
)

/** A kit on a light ground, one on a dark one, and none. */
const chosen: readonly (Kit | null)[] = [null, ...kits.filter(({ id }) => ['aurelio', 'noche'].includes(id))]

for (const colorScheme of ['light', 'dark'] as const)
  for (const file of files)
    test(`axe finds nothing on ${file}, in ${colorScheme}, on a desktop and a phone`, async ({ browser }) => {
      const content: unknown = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
      const { document } = await readTemplate(Promise.resolve({ default: content }))
      const pages = chosen.map((kit) => {
        const theme = kit && { ...kit.theme, dark: 'auto' as const }
        return [
          kit?.name ?? 'its own look',
          renderPublication(document, { title: file, theme }).html,
        ] as const
      })
      await expectSound(browser, colorScheme, new Map(pages))
    })
