/** @jsxRuntime automatic */
import { z } from 'zod'
import { onHeaderLine } from '../content-width.ts'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { itemsProp, mostItems } from '../items.ts'
import { alignmentOptions, alignments } from '../options.ts'
import { hexProp, linkProp, prop, textProp, wordProp } from '../prop-schemas.ts'
import { spokenLabelField } from '../spoken-label.ts'
import { colorField } from '../style-fields.ts'
import { languageCodes, languageName, languages } from '../../values/language.ts'
import { untranslatedWord } from './words.ts'

const defaults = {
  label: 'Idioma',
  languagesFrom: 'own',
  current: 'es',
  items: [
    { language: 'es', link: '#' },
    { language: 'en', link: '#' },
  ],
  look: 'names',
  alignment: 'right',
  linkColor: 'token:muted-text',
  currentColor: 'token:text',
} as const

const item = z.object({
  language: wordProp(languageCodes, 'en'),
  link: linkProp('#'),
  /** Whether the page itself is not there in that language, and the link leads somewhere else in it. */
  isElsewhere: prop((value) => value === true),
})
const schema = z.object({
  label: textProp(defaults.label),
  /** Whose languages it shows: `site` has those of its site put in place of the ones below. */
  languagesFrom: wordProp(['own', 'site'], 'own'),
  current: wordProp(languageCodes, defaults.current),
  items: itemsProp(item, defaults.items),
  look: wordProp(['names', 'codes'], defaults.look),
  alignment: wordProp(alignments, defaults.alignment),
  linkColor: hexProp(defaults.linkColor),
  currentColor: hexProp(defaults.currentColor),
})
type LanguageSwitchProps = z.output<typeof schema>

function LanguageSwitchView({ props, parts, page }: ViewProps<LanguageSwitchProps>) {
  const { root, list, link, current } = parts
  return (
    <nav {...root} aria-label={props.label || defaults.label}>
      <ul {...list}>
        {props.items.map(({ language, link: address, isElsewhere }, at) => {
          const isCode = props.look === 'codes'
          const words = isCode ? language.toUpperCase() : languageName(language)
          const tongue = { lang: language, ...(isCode && { title: languageName(language) }) }
          return (
            <li key={at}>
              {language === props.current ? (
                <span {...current} {...tongue} aria-current="true">
                  {words}
                </span>
              ) : (
                <>
                  <a {...link} {...tongue} href={address} hrefLang={language}>
                    {words}
                  </a>
                  {isElsewhere && <small> ({untranslatedWord(page.language)})</small>}
                </>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const edges = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

/** The same page in other languages: those of its site, or pages that somebody chose. */
export const languageSwitch = defineElement<LanguageSwitchProps>({
  type: 'language_switch',
  name: 'Selector de idioma',
  icon: 'languages',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  fields: {
    layout: [
      {
        kind: 'choice',
        prop: 'languagesFrom',
        everywhere: true,
        label: 'Idiomas que muestra',
        help: 'Los del sitio se eligen en el sitio, y cada uno lleva a la traducción de esta página. Mientras el sitio tenga uno solo, se ven los propios.',
        options: [
          { value: 'own', label: 'Propios' },
          { value: 'site', label: 'Los del sitio' },
        ],
      },
      {
        kind: 'select',
        prop: 'current',
        when: ({ languagesFrom }) => languagesFrom !== 'site',
        everywhere: true,
        label: 'Idioma de esta página',
        options: languages,
      },
      {
        kind: 'items',
        prop: 'items',
        when: ({ languagesFrom }) => languagesFrom !== 'site',
        label: 'Idiomas',
        help: 'Cada uno lleva a su página del sitio.',
        itemName: 'Idioma',
        item: [
          { kind: 'select', prop: 'language', label: 'Idioma', options: languages },
          { kind: 'link', prop: 'link', label: 'Enlace' },
        ],
        newItem: { language: 'fr', link: '#' },
        min: 2,
        max: mostItems,
      },
      {
        kind: 'choice',
        prop: 'look',
        everywhere: true,
        label: 'Se muestran',
        options: [
          { value: 'names', label: 'Con su nombre' },
          { value: 'codes', label: 'Con dos letras' },
        ],
      },
      { kind: 'choice', prop: 'alignment', label: 'Alineación', options: alignmentOptions },
    ],
    style: [
      colorField('linkColor', 'Color del enlace'),
      colorField('currentColor', 'Color del idioma actual'),
    ],
    advanced: [spokenLabelField],
  },
  styles: ({ alignment, linkColor, currentColor }, { topLevel }) => {
    const each = { display: 'inline-block', padding: '6px 0', fontSize: '16px' } as const
    return {
      root: { width: '100%', ...onHeaderLine(topLevel) },
      list: {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: edges[alignment],
        columnGap: '18px',
        listStyle: 'none',
      },
      link: { ...each, ...(linkColor && { color: linkColor }) },
      current: { ...each, fontWeight: 600, ...(currentColor && { color: currentColor }) },
    }
  },
  needs: ({ items, current }) => ({
    links: items.flatMap(({ language, link }) => (language === current ? [] : [link])),
  }),
  View: LanguageSwitchView,
})
