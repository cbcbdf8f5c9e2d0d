/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { hexProp, linkProp, textProp } from '../prop-schemas.ts'
import { spokenLabelField } from '../spoken-label.ts'
import { colorField } from '../style-fields.ts'

const defaults = {
  label: 'Llamada a la acción',
  text: 'Quedan pocas plazas para este mes.',
  buttonText: 'Reservar la mía',
  link: '#',
  textColor: 'token:text',
  backgroundColor: 'token:surface',
  buttonColor: 'token:primary',
  buttonTextColor: 'token:on-primary',
} as const

const schema = z.object({
  label: textProp(defaults.label),
  text: textProp(defaults.text),
  buttonText: textProp(defaults.buttonText),
  link: linkProp(defaults.link),
  textColor: hexProp(defaults.textColor),
  backgroundColor: hexProp(defaults.backgroundColor),
  buttonColor: hexProp(defaults.buttonColor),
  buttonTextColor: hexProp(defaults.buttonTextColor),
})
type StickyBarProps = z.output<typeof schema>

function StickyBarView({ props, parts: { root, text, button } }: ViewProps<StickyBarProps>) {
  return (
    <section {...root} aria-label={props.label || defaults.label}>
      {props.text && <p {...text}>{props.text}</p>}
      {props.buttonText && (
        <a {...button} href={props.link}>
          {props.buttonText}
        </a>
      )}
    </section>
  )
}

/** What to do, at the lower edge of the window while the page is read. It belongs at the end of the page. */
export const stickyBar = defineElement<StickyBarProps>({
  type: 'sticky_bar',
  name: 'Barra fija',
  icon: 'dock',
  category: 'layout',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  inlineTexts: [
    { part: 'text', prop: 'text' },
    { part: 'button', prop: 'buttonText' },
  ],
  fields: {
    layout: [
      {
        kind: 'text',
        prop: 'text',
        label: 'Texto',
        help: 'La barra se queda abajo hasta que se llega a su sitio: ponla al final de la página.',
      },
      { kind: 'text', prop: 'buttonText', label: 'Texto del botón' },
      { kind: 'link', prop: 'link', label: 'Enlace' },
    ],
    style: [
      colorField('textColor', 'Color del texto'),
      { ...colorField('backgroundColor', 'Color de fondo'), section: 'background' },
      colorField('buttonColor', 'Color del botón'),
      colorField('buttonTextColor', 'Color del texto del botón'),
    ],
    advanced: [spokenLabelField],
  },
  styles: ({ textColor, backgroundColor, buttonColor, buttonTextColor }, { viewport }) => ({
    root: {
      display: 'flex',
      // On a phone it stays one row, so that it is as low as can be whichever letters have arrived: smaller letters
      // and a good third of its width leave the text two lines.
      flexWrap: viewport === 'mobile' ? 'nowrap' : 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      gap: viewport === 'mobile' ? '12px' : '8px 24px',
      position: 'sticky',
      bottom: '0px',
      zIndex: 15,
      width: '100%',
      padding: viewport === 'mobile' ? '10px 16px' : '12px 20px',
      boxShadow: '0 -4px 24px #0000001f',
      ...(backgroundColor && { backgroundColor }),
    },
    text: {
      fontSize: '17px',
      ...(viewport === 'mobile' && {
        flexGrow: 1,
        width: '0px',
        minWidth: '40%',
        fontSize: '15px',
        lineHeight: 1.3,
        textWrap: 'balance',
      }),
      ...(textColor && { color: textColor }),
    },
    button: {
      display: 'block',
      padding: viewport === 'mobile' ? '12px 16px' : '12px 24px',
      fontSize: viewport === 'mobile' ? '16px' : '17px',
      fontWeight: 'token:button-weight',
      textDecoration: 'none',
      borderRadius: 'token:button-radius',
      ...(buttonColor && { backgroundColor: buttonColor }),
      ...(buttonTextColor && { color: buttonTextColor }),
    },
  }),
  needs: ({ buttonText, link }) => ({ links: [buttonText && link] }),
  View: StickyBarView,
})
