import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { readPages } from '../engine/ranges.ts'
import type { Tools } from '../state/tools.ts'
import { isWithin, NumberField } from './number-field.tsx'
import { OperationForm } from './operation-form.tsx'
import { PagesField, usePagesReady } from './pages-field.tsx'
import { PictureField } from './picture-field.tsx'

/** 'Marca de agua': a text or a picture over the pages, once or all over. */
export function WatermarkPanel() {
  const { t } = useTranslation()
  const [kind, setKind] = useState<'text' | 'picture'>('text')
  const [text, setText] = useState(t('CONFIDENCIAL'))
  const [picture, setPicture] = useState<Blob | null>(null)
  const [colour, setColour] = useState('#b91c1c')
  const [opacity, setOpacity] = useState('25')
  const [share, setShare] = useState('70')
  const [angle, setAngle] = useState('45')
  const [tiled, setTiled] = useState(false)
  const [pages, setPages] = useState('')
  const [isAsked, setAsked] = useState(false)
  const arePagesReady = usePagesReady(pages)
  const areNumbersReady = isWithin(opacity, 1, 100) && isWithin(share, 5, 100) && isWithin(angle, -180, 180)
  const hasMark = kind === 'text' ? text.trim() !== '' : picture !== null

  async function run(tools: Tools) {
    const longest = Math.max(...tools.documents.map((one) => one.pages.length))
    const mark = {
      text: text.trim(),
      picture: kind === 'picture' ? picture : null,
      opacity: Number(opacity) / 100,
      share: Number(share) / 100,
      angle: Number(angle),
      tiled,
      colour,
    }
    const files = await tools.forEachFile((file, document, how) => {
      const places = readPages(pages, longest).places.filter((at) => at < document.pages.length)
      return tools.pools.write.run('watermark', { file, pages: places, ...mark }, how)
    })
    return { files }
  }

  return (
    <OperationForm
      verb={t('Aplicar marca de agua')}
      text={t('Un texto o una imagen sobre las páginas de cada PDF.')}
      isReady={arePagesReady && areNumbersReady && hasMark}
      onRefused={() => setAsked(true)}
      run={run}
    >
      <Choices
        legend={t('Marca')}
        name="watermark-kind"
        value={kind}
        options={[
          { value: 'text', label: t('Texto') },
          { value: 'picture', label: t('Imagen') },
        ]}
        onChange={setKind}
      />
      {kind === 'text' ? (
        <>
          <Field
            label={t('Texto de la marca')}
            error={hasMark ? undefined : t('Escribe el texto de la marca.')}
          >
            {(control) => (
              <Input {...control} value={text} onChange={(event) => setText(event.target.value)} />
            )}
          </Field>
          <Field label={t('Color')}>
            {(control) => (
              <Input
                {...control}
                type="color"
                className="p-1"
                value={colour}
                onChange={(event) => setColour(event.target.value)}
              />
            )}
          </Field>
        </>
      ) : (
        <PictureField
          label={t('Imagen de la marca')}
          error={isAsked && !hasMark ? t('Elige la imagen de la marca.') : undefined}
          onPicture={setPicture}
        />
      )}
      <NumberField label={t('Opacidad (%)')} value={opacity} onChange={setOpacity} least={1} most={100} />
      <NumberField
        label={t('Ancho (% de la página)')}
        value={share}
        onChange={setShare}
        least={5}
        most={100}
      />
      <NumberField label={t('Giro (grados)')} value={angle} onChange={setAngle} least={-180} most={180} />
      <Checkbox
        label={t('En mosaico, por toda la página')}
        checked={tiled}
        onChange={(event) => setTiled(event.target.checked)}
      />
      <PagesField value={pages} onChange={setPages} />
    </OperationForm>
  )
}
