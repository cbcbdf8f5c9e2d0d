import { formWork } from '../../behaviours/built.ts'
import type { Props } from '../../document/schema.ts'
import { defineElement } from '../define-element.ts'
import { confirmationAnchor, fieldsAnchor } from './anchors.ts'
import { formCss } from './css.ts'
import { mostHours } from './download-prop.ts'
import { conditionCss } from './form-conditions.ts'
import { asksConsent } from './consent.ts'
import { formFields } from './form-fields.ts'
import { formStyles } from './styles.ts'
import { formSchema } from './schema.ts'
import type { FormProps } from './schema.ts'
import { FormView } from './view.tsx'

export const form = defineElement<FormProps>({
  type: 'form',
  name: 'Formulario',
  icon: 'clipboard-list',
  category: 'basic',
  defaultProps: { fields: ['email'], buttonText: 'Enviar', placeholder: 'Tu email...' },
  schema: formSchema,
  acceptsChildren: false,
  fields: {
    layout: [
      { kind: 'form-fields', prop: 'fields', label: 'Campos' },
      { kind: 'text', prop: 'buttonText', label: 'Texto del botón' },
      { kind: 'text', prop: 'placeholder', label: 'Ejemplo en el campo de correo' },
      {
        kind: 'select',
        prop: 'after',
        label: 'Después de enviar',
        everywhere: true,
        options: [
          { value: 'message', label: 'Mostrar un mensaje' },
          { value: 'redirect', label: 'Ir a una dirección' },
          { value: 'download', label: 'Descargar un archivo' },
        ],
      },
      {
        kind: 'link',
        prop: 'afterLink',
        label: 'Dirección de la página o del archivo',
        when: ({ after }) => after !== 'message',
      },
      {
        kind: 'form-file',
        prop: 'afterFile',
        label: 'Archivo tuyo',
        help: 'Lo recibe quien envía el formulario, con un enlace solo suyo que caduca. Va antes que la dirección de arriba.',
        when: ({ after }) => after === 'download',
      },
      {
        kind: 'number',
        prop: 'afterHours',
        label: 'Horas que vale el enlace',
        everywhere: true,
        min: 1,
        max: mostHours,
        when: ({ after, afterFile }) => after === 'download' && afterFile !== null,
      },
      {
        kind: 'textarea',
        prop: 'successMessage',
        label: 'Mensaje al enviar',
        help: 'Lo que se lee en lugar del formulario cuando alguien lo ha enviado.',
        when: ({ after }) => after !== 'redirect',
      },
      { kind: 'text', prop: 'replySubject', label: 'Asunto del correo a la persona' },
      {
        kind: 'rich',
        prop: 'replyText',
        label: 'Correo a la persona',
        values: insertable,
        help: 'Se envía a quien deja su correo, si hay asunto. [Nombre] pone lo que escribió en ese campo.',
      },
      {
        kind: 'textarea',
        prop: 'noConsentReason',
        isInternal: true,
        label: 'Motivo para no pedir consentimiento',
        help: 'Sin consentimiento no se publica, salvo que escribas aquí por qué no hace falta. Se guarda con cada lead.',
        when: (props) => !asksConsent(props),
      },
      {
        kind: 'select',
        prop: 'captcha',
        label: 'Comprobación contra robots',
        help: 'Con ella el navegador hace un cálculo breve al enviar; nadie tiene que resolver nada. Lo que llega sin el cálculo se aparta como spam, y no se pierde.',
        everywhere: true,
        options: [
          { value: 'none', label: 'Sin cálculo del navegador' },
          { value: 'work', label: 'Con cálculo del navegador' },
        ],
      },
    ],
    style: [
      { kind: 'color', prop: 'buttonColor', label: 'Color del botón' },
      { kind: 'color', prop: 'buttonTextColor', label: 'Color del texto del botón' },
    ],
  },
  css: formCss,
  script: formWork,
  usesScript: ({ captcha }) => captcha === 'work',
  cssOf: (props, id) => conditionCss(id, formFields(props)),
  styles: formStyles,
  needs: (props, id) => ({
    forms: [id],
    links: linksOf(props),
    anchors: [confirmationAnchor(id), fieldsAnchor(id)],
  }),
  View: FormView,
})

/** Files and boxes are no words, and nobody's mail leads to an address that somebody else entered. */
const neverInMails: ReadonlySet<string> = new Set(['file', 'checkbox', 'url'])

/** What of a submission may stand in the mail that answers it. */
function insertable(props: Props): readonly string[] {
  const entered = formFields(props).filter(({ type }) => !neverInMails.has(type))
  return entered.map(({ label }) => label)
}

/** What it leads to: where it goes once sent, and the texts that are accepted. */
function linksOf(props: FormProps): string[] {
  const accepted = formFields(props).map(({ link }) => link)
  return [...accepted, props.after === 'message' ? '' : props.afterLink].filter(Boolean)
}
