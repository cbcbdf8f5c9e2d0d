import { z } from 'zod'
import { itemsProp } from '../items.ts'
import { linkItem } from '../link-items.ts'
import { hexProp, linkProp, sourceProp, textProp, wordProp } from '../prop-schemas.ts'

/** Its links lead to the places that ready sections bring along, so that both work together at once. */
export const headerDefaults = {
  brand: 'Tu marca',
  logo: '',
  brandLink: '#',
  menuFrom: 'own',
  items: [
    { text: 'Servicios', link: '#servicios' },
    { text: 'Precios', link: '#precios' },
    { text: 'Contacto', link: '#contacto' },
  ],
  menu: 'line',
  menuLabel: 'Menú',
  buttonText: 'Empezar',
  buttonLink: '#contacto',
  position: 'normal',
  overlay: 'no',
  textColor: 'token:text',
  backgroundColor: 'token:background',
  buttonColor: 'token:primary',
  buttonTextColor: 'token:on-primary',
} as const

export const headerSchema = z.object({
  brand: textProp(headerDefaults.brand),
  logo: sourceProp,
  brandLink: linkProp(headerDefaults.brandLink),
  /** Whose menu it shows: `site` has what the settings of its site say put in place of the links below. */
  menuFrom: wordProp(['own', 'site'], headerDefaults.menuFrom),
  items: itemsProp(linkItem, headerDefaults.items),
  menu: wordProp(['line', 'folded'], headerDefaults.menu),
  menuLabel: textProp(headerDefaults.menuLabel),
  buttonText: textProp(headerDefaults.buttonText),
  buttonLink: linkProp(headerDefaults.buttonLink),
  position: wordProp(['normal', 'sticky'], headerDefaults.position),
  overlay: wordProp(['yes', 'no'], headerDefaults.overlay),
  textColor: hexProp(headerDefaults.textColor),
  backgroundColor: hexProp(headerDefaults.backgroundColor),
  buttonColor: hexProp(headerDefaults.buttonColor),
  buttonTextColor: hexProp(headerDefaults.buttonTextColor),
})
export type HeaderProps = z.output<typeof headerSchema>
