import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { readPages } from '../engine/ranges.ts'
import { baseName } from '@aurelio/formats/pdf/pdf-name'
import type { Tools } from '../state/tools.ts'
import type { Side } from '../worker/stamp.ts'
import { isWithin, NumberField } from './number-field.tsx'
import { OperationForm } from './operation-form.tsx'
import { PagesField, usePagesReady } from './pages-field.tsx'

/** 'Numeración': a header and a footer in which figures and names stand. */
export function NumberPanel() {
  const { t } = useTranslation()
  const [header, setHeader] = useState('')
  const [footer, setFooter] = useState(t('{n} de {total}'))
  const [side, setSide] = useState<Side>('centre')
  const [first, setFirst] = useState('1')
  const [size, setSize] = useState('10')
  const [pages, setPages] = useState('')
  const arePagesReady = usePagesReady(pages)
  const hasText = `${header}${footer}`.trim() !== ''

  async function run(tools: Tools) {
    const longest = Math.max(...tools.documents.map((one) => one.pages.length))
    const look = { header, footer, side, first: Number(first), size: Number(size) }
    const files = await tools.forEachFile((file, { source, pages: all }, how) => {
      const places = readPages(pages, longest).places.filter((at) => at < all.length)
      const job = { file, name: baseName(source.name), pages: places, ...look }
      return tools.pools.write.run('number', job, how)
    })
    return { files }
  }

  return (
    <OperationForm
      verb={t('Numerar')}
      text={t(
        'Escribe en cada página: {n} es su número, {total} el último y {archivo} el nombre del archivo.',
      )}
      isReady={arePagesReady && isWithin(first, 0) && isWithin(size, 4, 72) && hasText}
      run={run}
    >
      <Field label={t('Encabezado')}>
        {(control) => (
          <Input {...control} value={header} onChange={(event) => setHeader(event.target.value)} />
        )}
      </Field>
      <Field
        label={t('Pie de página')}
        error={hasText ? undefined : t('Escribe un encabezado o un pie de página.')}
      >
        {(control) => (
          <Input {...control} value={footer} onChange={(event) => setFooter(event.target.value)} />
        )}
      </Field>
      <Choices
        legend={t('Posición')}
        name="number-side"
        value={side}
        options={[
          { value: 'left', label: t('Izquierda') },
          { value: 'centre', label: t('Centro') },
          { value: 'right', label: t('Derecha') },
        ]}
        onChange={setSide}
      />
      <NumberField label={t('Primer número')} value={first} onChange={setFirst} least={0} />
      <NumberField label={t('Tamaño de la letra')} value={size} onChange={setSize} least={4} most={72} />
      <PagesField value={pages} onChange={setPages} />
    </OperationForm>
  )
}
