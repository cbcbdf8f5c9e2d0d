import { renderPublication } from '../../page/src/render/render-publication.ts'
import { defaultTheme } from '../../page/src/theme/default-theme.ts'
import { documentOf } from '../../page/src/testing/documents.ts'
import { test } from '../product/test.ts'
import { groupsAsTheyCome } from '../steps/as-they-come.ts'
import { deep } from '../steps/deep.ts'
import { expectSound } from '../steps/sound-page.ts'

// The others have colours of their own, which no kit turns dark: those of the specification.
for (const colorScheme of ['light', 'dark'] as const)
  test(
    `axe finds nothing on the elements of the groups as they come, in ${colorScheme}, on a desktop and a phone`,
    colorScheme === 'light' ? {} : deep,
    async ({ browser }) => {
      const { html } = renderPublication(documentOf(...groupsAsTheyCome()), {
        title: 'Todos',
        theme: { ...defaultTheme, dark: 'auto' },
      })
      await expectSound(browser, colorScheme, new Map([['the groups', html]]))
    },
  )
