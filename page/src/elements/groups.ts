import { accordion } from './accordion/definition.tsx'
import { announcementBar } from './announcement_bar/definition.tsx'
import { popup } from './popup/definition.ts'
import { sideSheet } from './side_sheet/definition.ts'
import { contest } from './contest/definition.ts'
import { carousel } from './carousel/definition.tsx'
import { freeCard } from './free_card/definition.tsx'
import { gallery } from './gallery/definition.ts'
import { logoStrip } from './logo_strip/definition.tsx'
import { divider } from './divider/definition.tsx'
import { timeline } from './timeline/definition.tsx'
import { quote } from './quote/definition.tsx'
import { table } from './table/definition.tsx'
import { stickyBar } from './sticky_bar/definition.tsx'
import { icon } from './icon/definition.tsx'
import { iconText } from './icon_text/definition.tsx'
import { audio } from './audio/definition.tsx'
import { download } from './download/definition.tsx'
import { embed } from './embed/definition.tsx'
import { map } from './map/definition.tsx'
import { collection, collectionItem } from './collection/definition.tsx'
import { code } from './code/definition.tsx'
import { breadcrumb } from './breadcrumb/definition.tsx'
import { contents } from './contents/definition.tsx'
import { comparison } from './comparison/definition.tsx'
import type { ElementDefinition } from './definition.ts'
import { languageSwitch } from './language_switch/definition.tsx'
import { quiz } from './quiz/definition.ts'
import { richText } from './rich_text/definition.tsx'
import { scoreTest } from './score_test/definition.ts'
import { share } from './share/definition.tsx'
import { footer } from './footer/definition.ts'
import { header } from './header/definition.ts'
import { panel } from './panel/definition.tsx'
import { getElement, ownElements, registerElement } from './registry.ts'
import { steps } from './steps/definition.tsx'
import { tabs } from './tabs/definition.tsx'
import type { ElementText } from './texts/element-text.ts'

/** Elements that stand together in the panel, below those of the specification. */
export type ElementGroup = { name: ElementText; elements: readonly ElementDefinition[] }

export const elementGroups: readonly ElementGroup[] = [
  {
    name: 'Estructura del sitio',
    elements: [header, footer, announcementBar, stickyBar, breadcrumb, contents, languageSwitch, share],
  },
  { name: 'Se abre y se cierra', elements: [tabs, accordion, panel, popup, sideSheet] },
  { name: 'Imágenes y medios', elements: [gallery, carousel, logoStrip, audio, download, map, embed] },
  {
    name: 'Contenido',
    elements: [
      freeCard,
      collection,
      richText,
      icon,
      iconText,
      steps,
      timeline,
      quote,
      table,
      comparison,
      scoreTest,
      quiz,
      contest,
      code,
      divider,
    ],
  },
]

const grouped = elementGroups.flatMap(({ elements }) => elements)

/** Every element of the product. */
export const everyElement: readonly ElementDefinition[] = [...ownElements, ...grouped]

/** The fixed rules of the groups' elements, for the canvas. */
export const groupsCss = grouped.flatMap(({ css }) => css ?? []).join('\n')

/**
 * Makes the elements of the groups known. Whoever renders or reads whole pages calls it first; the editor once its canvas
 * stands (docs/decisions/061).
 */
export function registerGroups(): void {
  for (const definition of [...grouped, collectionItem])
    if (!getElement(definition.type)) registerElement(definition)
}
