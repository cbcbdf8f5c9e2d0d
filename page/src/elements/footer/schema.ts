import { z } from 'zod'
import { itemsProp } from '../items.ts'
import { linkItem } from '../link-items.ts'
import { hexProp, textProp } from '../prop-schemas.ts'

/** Its links lead to the places that ready sections bring along, so that both work together at once. */
export const footerDefaults = {
  brand: 'Tu marca',
  text: 'Qué haces y para quién, en una frase.',
  items: [
    { column: 'Servicios', text: 'Qué hacemos', link: '#servicios' },
    { column: 'Servicios', text: 'Precios', link: '#precios' },
    { column: 'Empresa', text: 'Quiénes somos', link: '#equipo' },
    { column: 'Empresa', text: 'Contacto', link: '#contacto' },
  ],
  legal: [
    { text: 'Aviso legal', link: 'legal:notice' },
    { text: 'Privacidad', link: 'legal:privacy' },
    { text: 'Cookies', link: 'legal:cookies' },
  ],
  copyright: '© Tu marca. Todos los derechos reservados.',
  textColor: 'token:text',
  mutedColor: 'token:muted-text',
  backgroundColor: 'token:surface',
  lineColor: 'token:line',
} as const

export const footerSchema = z.object({
  brand: textProp(footerDefaults.brand),
  text: textProp(footerDefaults.text),
  items: itemsProp(linkItem.extend({ column: textProp('') }), footerDefaults.items),
  legal: itemsProp(linkItem, footerDefaults.legal),
  copyright: textProp(footerDefaults.copyright),
  textColor: hexProp(footerDefaults.textColor),
  mutedColor: hexProp(footerDefaults.mutedColor),
  backgroundColor: hexProp(footerDefaults.backgroundColor),
  lineColor: hexProp(footerDefaults.lineColor),
})
export type FooterProps = z.output<typeof footerSchema>
