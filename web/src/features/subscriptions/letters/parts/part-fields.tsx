import type { NestedElement } from '@aurelio/page/document'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import { changed, linesOf, type PartType, quotePart, textOf } from './parts.ts'
import { PictureField } from '../../../../ui/picture-field.tsx'

type PartFieldsProps = { part: NestedElement; type: PartType; onChange: (part: NestedElement) => void }

const longest = 20_000

/** What a part says. */
export function PartFields({ part: given, type, onChange }: PartFieldsProps) {
  const { t } = useTranslation()
  const part = type === 'quote' ? quotePart(given) : given
  const set = (props: Record<string, unknown>) => onChange(changed(part, props))
  const isDecorative = textOf(part, 'decorative') === 'yes'
  const typed = (prop: string) => ({
    dir: 'auto',
    value: textOf(part, prop),
    onChange: ({ target }: { target: { value: string } }) => set({ [prop]: target.value }),
  })
  const line = (prop: string, label: string, help?: string) => (
    <Field label={label} help={help}>
      {(control) => <Input {...control} {...typed(prop)} maxLength={2000} />}
    </Field>
  )
  const fields: Record<PartType, () => ReactNode> = {
    // What has one field alone is named by the heading above it.
    heading: () => <Input {...typed('text')} aria-label={t('Título')} maxLength={2000} />,
    text: () => <Textarea {...typed('text')} aria-label={t('Texto')} rows={5} maxLength={longest} />,
    quote: () => (
      <>
        <Textarea {...typed('quote')} aria-label={t('Cita')} rows={3} maxLength={longest} />
        {line('source', t('Quién lo dijo'))}
      </>
    ),
    button: () => (
      <div className="grid gap-3 @md:grid-cols-2">
        {line('text', t('Texto del botón'))}
        {line('link', t('A dónde lleva'))}
      </div>
    ),
    image: () => (
      <>
        <PictureField value={textOf(part, 'src')} onChange={(src) => set({ src })} />
        {!isDecorative && line('alt', t('Qué se ve'), t('Lo lee quien no carga imágenes o no puede verlas.'))}
        <Checkbox
          label={t('Solo adorna')}
          checked={isDecorative}
          onChange={({ target }) => set({ decorative: target.checked ? 'yes' : 'no' })}
        />
        {line('link', t('A dónde lleva'))}
      </>
    ),
    list: () => (
      <Textarea
        dir="auto"
        rows={4}
        maxLength={longest}
        aria-label={t('Puntos')}
        placeholder={t('Uno en cada línea.')}
        value={linesOf(part)}
        onChange={({ target }) => set({ items: target.value.split('\n').map((point) => ({ line: point })) })}
      />
    ),
    divider: () => null,
    spacer: () => null,
  }
  return fields[type]()
}
