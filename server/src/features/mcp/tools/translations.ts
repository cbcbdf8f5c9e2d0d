import { idSchema } from '@aurelio/contracts/paging'
import { translatedLanguageSchema } from '@aurelio/contracts/sites'
import { textStates, writtenTextSchema } from '@aurelio/contracts/translations'
import { z } from 'zod'
import { defineTool, type Tool } from '../tool.ts'

const ofPage = z.object({ pageId: idSchema, language: translatedLanguageSchema })
/** As many as an assistant reads at once. */
const mostRead = 200

/** Pages in the other languages of their site: what there is to translate, and what is said. Nothing of it is published. */
export const translationTools: readonly Tool[] = [
  defineTool({
    name: 'get_page_texts',
    title: 'Textos de una página para traducir',
    description:
      'Los textos de una página junto a su traducción a un idioma de su sitio: los que faltan, o los del estado que se pida. ' +
      'Los números entre < y > marcan negritas y enlaces: se dejan alrededor de las mismas palabras.',
    needs: ['pages:read'],
    input: ofPage.extend({ state: z.enum(textStates).default('missing') }),
    changes: false,
    run: async (api, { pageId, language, state }) => {
      const { name, main, total, done, changed, missing, sections } = await api.translations.get({
        id: pageId,
        language,
      })
      const texts = sections.flatMap((section) => section.texts.filter((text) => text.state === state))
      return {
        pageId,
        name,
        main,
        language,
        total,
        done,
        changed,
        missing,
        texts: texts.slice(0, mostRead).map(({ element, path, label, source, value, known }) => ({
          element,
          path,
          label,
          source,
          value,
          known,
        })),
      }
    },
  }),
  defineTool({
    name: 'write_page_texts',
    title: 'Traducir textos de una página',
    description:
      'Guarda traducciones de textos, cada una con su element, su path y el source del que se ha traducido. ' +
      'Nadie de fuera las ve hasta que una persona las publica desde el panel.',
    needs: ['pages:write'],
    input: ofPage.extend({ texts: z.array(writtenTextSchema).min(1).max(mostRead) }),
    changes: true,
    run: (api, { pageId, language, texts }) => api.translations.write({ id: pageId, language, texts }),
  }),
]
