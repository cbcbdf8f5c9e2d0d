import { everyElement } from '../../page/src/elements/groups.ts'
import { renderPublication } from '../../page/src/render/render-publication.ts'
import { defaultTheme } from '../../page/src/theme/default-theme.ts'
import { documentOf, element } from '../../page/src/testing/documents.ts'
import { test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { expectSound } from '../steps/sound-page.ts'

/** Colours of their own, which no kit turns dark: those of the specification. */
const beyond = everyElement.slice(20)

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `axe finds nothing on the elements of the groups as they come, in ${colorScheme}, on a desktop and a phone`,
    colorScheme === 'light' ? {} : deep,
    async ({ browser }) => {
      const list = beyond.map(({ type, defaultProps, newChildren = [] }, at) =>
        element(
          `${type}-${at}`,
          { ...defaultProps },
          newChildren.map((child, place) => withIds(child, `${at}-${place}`)),
        ),
      )
      const title = element('heading-900', { text: 'Todos', level: 1, color: 'token:text' })
      const { html } = renderPublication(documentOf(title, ...list), {
        title: 'Todos',
        theme: { ...defaultTheme, dark: 'auto' },
      })
      await expectSound(browser, colorScheme, new Map([['the groups', html]]))
    },
  )

type Nested = ReturnType<typeof element>

/** The children that a new element comes with, with ids of their own. */
function withIds(child: Nested, prefix: string): Nested {
  const { children, ...props } = child.props
  const inside = children?.map((each, at) => withIds(each, `${prefix}-${at}`))
  return { ...child, id: `${child.type}-${prefix}`, props: { ...props, ...(inside && { children: inside }) } }
}
