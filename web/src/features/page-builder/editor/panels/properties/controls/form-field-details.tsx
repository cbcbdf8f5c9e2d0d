import { phoneCountries } from '@aurelio/page/elements'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Manner } from './control.ts'
import { DenseInput, denseControlClass } from './dense-input.tsx'
import { DenseSelect } from './dense-select.tsx'
import {
  detailOf,
  type FormDetail,
  type FormItem,
  type FormItemType,
  numericDetails,
  typeOf,
  withDetail,
  withType,
} from './form-field-list.ts'
import { SubscriptionList } from './subscription-list.tsx'

type FormFieldDetailsProps = { item: FormItem; change: (item: FormItem, manner?: Manner) => void }

const types: readonly (readonly [FormItemType, string])[] = [
  ['text', 'Texto'],
  ['textarea', 'Texto largo'],
  ['email', 'Correo'],
  ['tel', 'Teléfono'],
  ['url', 'Dirección web'],
  ['number', 'Número'],
  ['date', 'Fecha'],
  ['select', 'Lista'],
  ['radio', 'Opción única'],
  ['multiple', 'Varias opciones'],
  ['scale', 'Escala'],
  ['file', 'Archivo'],
  ['hidden', 'Oculto'],
  ['checkbox', 'Consentimiento'],
  ['step', 'Comienza un paso'],
]

const words: Record<FormDetail, string> = {
  options: 'Opciones, una en cada línea',
  help: 'Ayuda bajo el campo',
  placeholder: 'Ejemplo dentro del campo',
  min: 'Mínimo',
  max: 'Máximo',
  shortest: 'Caracteres como poco',
  longest: 'Caracteres como mucho',
  earliest: 'Desde el día',
  latest: 'Hasta el día',
  least: 'Opciones como poco',
  most: 'Opciones como mucho',
  carries: 'Qué lleva',
  format: 'Formato (9 es una cifra, A una letra)',
  value: 'Valor que se envía',
  link: 'Enlace al texto que se acepta',
  list: 'Suscribe a',
  accept: 'Archivos que se admiten',
  country: 'Teléfonos de',
  look: 'Cómo se ven las opciones',
  width: 'Ancho del campo',
}

/** Details of which one is chosen; '' is what holds where nothing is said. */
const choices: Partial<Record<FormDetail, readonly (readonly [value: string, label: string])[]>> = {
  accept: [
    ['', 'Cualquiera de los habituales'],
    ['images', 'Solo imágenes'],
    ['documents', 'Solo documentos'],
  ],
  country: [
    ['', 'Cualquier país'],
    ...Object.entries(phoneCountries).map(([code, { name }]) => [code, name] as const),
  ],
  carries: [
    ['', 'Un texto tuyo'],
    ['source', 'Fuente de la campaña (utm_source)'],
    ['medium', 'Medio de la campaña (utm_medium)'],
    ['campaign', 'Nombre de la campaña (utm_campaign)'],
    ['term', 'Término de la campaña (utm_term)'],
    ['content', 'Contenido de la campaña (utm_content)'],
    ['referrer', 'De dónde vino la visita'],
    ['referrerAddress', 'Dirección de la que vino la visita'],
    ['address', 'Dirección de la página'],
  ],
  look: [
    ['', 'Una debajo de otra'],
    ['cards', 'Como tarjetas'],
  ],
  width: [
    ['', 'Todo el ancho'],
    ['half', 'La mitad'],
  ],
}

const entered: readonly FormDetail[] = ['help', 'placeholder', 'width']
const details: Record<FormItemType, readonly FormDetail[]> = {
  text: [...entered, 'format', 'shortest', 'longest'],
  textarea: [...entered, 'shortest', 'longest'],
  email: entered,
  tel: ['country', ...entered],
  url: entered,
  number: [...entered, 'min', 'max'],
  date: ['help', 'width', 'earliest', 'latest'],
  select: ['options', ...entered],
  radio: ['options', 'look', 'help', 'width'],
  multiple: ['options', 'look', 'help', 'width', 'least', 'most'],
  scale: ['min', 'max', 'help', 'width'],
  file: ['accept', 'max', 'help', 'width'],
  hidden: ['carries', 'value'],
  checkbox: ['link', 'list', 'help'],
  step: [],
}

/** What kind of field it is, and what that kind asks to be told. */
export function FormFieldDetails({ item, change }: FormFieldDetailsProps) {
  const { t } = useTranslation()
  const id = useId()
  const type = typeOf(item)
  return (
    <>
      <label htmlFor={id} className="text-xs text-muted">
        {t('Tipo de campo')}
      </label>
      <DenseSelect
        id={id}
        value={type}
        onChange={({ target }) => {
          const chosen = types.find(([name]) => name === target.value)
          if (chosen) change(withType(item, chosen[0]))
        }}
      >
        {types.map(([name, label]) => (
          <option key={name} value={name}>
            {t(label)}
          </option>
        ))}
      </DenseSelect>
      {detailsOf(item).map((name) => (
        <Detail
          key={name}
          type={type}
          name={name}
          value={detailOf(item, name)}
          onValue={(value) => change(withDetail(item, name, value), 'typed')}
        />
      ))}
    </>
  )
}

/** A hidden field has a text of its own only where it carries nothing of the visit. */
function detailsOf(item: FormItem) {
  const names = details[typeOf(item)]
  return detailOf(item, 'carries') === '' ? names : names.filter((name) => name !== 'value')
}

type DetailProps = { type: FormItemType; name: FormDetail; value: string; onValue: (value: string) => void }

function Detail({ type, name, value, onValue }: DetailProps) {
  const { t } = useTranslation()
  const isMegabytes = type === 'file' && name === 'max'
  const id = useId()
  const listed = choices[name]
  if (name === 'list') return <SubscriptionList value={value} onValue={onValue} />
  return (
    <>
      <label htmlFor={id} className="text-xs text-muted">
        {t(isMegabytes ? 'Tamaño máximo (MB)' : words[name])}
      </label>
      {listed ? (
        <DenseSelect id={id} value={value} onChange={({ target }) => onValue(target.value)}>
          {listed.map(([kind, label]) => (
            <option key={kind} value={kind}>
              {t(label)}
            </option>
          ))}
        </DenseSelect>
      ) : name === 'options' ? (
        <textarea
          id={id}
          rows={3}
          className={`${denseControlClass} h-auto py-1`}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      ) : (
        <DenseInput
          id={id}
          maxLength={500}
          type={name === 'earliest' || name === 'latest' ? 'date' : 'text'}
          inputMode={numericDetails.has(name) ? 'decimal' : 'text'}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </>
  )
}
