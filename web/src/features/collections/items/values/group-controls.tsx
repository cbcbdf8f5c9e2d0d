import {
  mostPictures,
  pictureListSchema,
  type PlaceValue,
  placeSchema,
} from '@aurelio/contracts/collection-kinds/kind'
import { entriesOf } from '@aurelio/contracts/collection-values'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../../../platform/auth/use-can.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Input } from '../../../../ui/input.tsx'
import { PictureField } from '../../../../ui/picture-field.tsx'
import { textOf, type ValueControlProps } from './control.ts'

export function ChoicesControl({ field: { options }, value, onValue, isReadOnly }: ValueControlProps) {
  const chosen = entriesOf(value)
  const gone = chosen.filter((each) => !options.includes(each))
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      {[...options, ...gone].map((option) => (
        <Checkbox
          key={option}
          label={option}
          checked={chosen.includes(option)}
          disabled={isReadOnly}
          onChange={({ target }) =>
            onValue(target.checked ? [...chosen, option] : chosen.filter((each) => each !== option))
          }
        />
      ))}
    </div>
  )
}

/** A number as it is typed: what is none yet is nothing. */
function numberIn(text: string): number | null {
  const read = Number(text.replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(read) ? null : read
}

export function PlaceControl({ value, onValue, isReadOnly }: ValueControlProps) {
  const { t } = useTranslation()
  const nowhere: PlaceValue = { address: textOf(value), latitude: null, longitude: null }
  const place = placeSchema.safeParse(value).data ?? nowhere
  const put = (change: Partial<PlaceValue>) => onValue({ ...place, ...change })
  return (
    <div className="grid gap-3 @md:grid-cols-2">
      <Field label={t('Dirección')} className="@md:col-span-2">
        {(own) => (
          <Input
            {...own}
            dir="auto"
            disabled={isReadOnly}
            maxLength={300}
            autoComplete="off"
            value={place.address}
            onChange={({ target }) => put({ address: target.value })}
          />
        )}
      </Field>
      <Field label={t('Latitud')}>
        {(own) => (
          <Input
            {...own}
            disabled={isReadOnly}
            inputMode="decimal"
            placeholder="40.4168"
            defaultValue={place.latitude ?? ''}
            onChange={({ target }) => put({ latitude: numberIn(target.value) })}
          />
        )}
      </Field>
      <Field label={t('Longitud')}>
        {(own) => (
          <Input
            {...own}
            disabled={isReadOnly}
            inputMode="decimal"
            placeholder="-3.7038"
            defaultValue={place.longitude ?? ''}
            onChange={({ target }) => put({ longitude: numberIn(target.value) })}
          />
        )}
      </Field>
    </div>
  )
}

export function GalleryControl({ value, onValue, isReadOnly }: ValueControlProps) {
  const { t } = useTranslation()
  const mayPick = useCan('pictures.change')
  const pictures = pictureListSchema.safeParse(value).data ?? []
  const put = (at: number, change: Partial<(typeof pictures)[number]>) =>
    onValue(pictures.map((each, index) => (index === at ? { ...each, ...change } : each)))
  const move = (at: number, by: 1 | -1) => {
    const moved = [...pictures]
    moved.splice(at + by, 0, ...moved.splice(at, 1))
    onValue(moved)
  }
  return (
    <div className="flex flex-col gap-3">
      {pictures.length > 0 && (
        <ol className="flex flex-col gap-3">
          {pictures.map(({ src, alt }, at) => (
            // Two pictures may be the same: their place tells them apart.
            <li key={`${at} of ${pictures.length}`} className="flex flex-col gap-2 rounded-md border p-3">
              <div className="flex items-start gap-3">
                {src !== '' && <img src={src} alt="" className="size-16 shrink-0 rounded-md object-cover" />}
                <div className="grid min-w-0 flex-1 gap-2">
                  <Input
                    aria-label={t('Dirección de la imagen {{number}}', { number: at + 1 })}
                    dir="auto"
                    disabled={isReadOnly}
                    placeholder="https://…"
                    maxLength={2000}
                    value={src}
                    onChange={({ target }) => put(at, { src: target.value })}
                  />
                  <Input
                    aria-label={t('Qué se ve en la imagen {{number}}', { number: at + 1 })}
                    dir="auto"
                    disabled={isReadOnly}
                    placeholder={t('Qué se ve, para quien no la ve')}
                    maxLength={300}
                    value={alt}
                    onChange={({ target }) => put(at, { alt: target.value })}
                  />
                </div>
              </div>
              {!isReadOnly && src === '' && mayPick && (
                <PictureField value={src} onChange={(picked) => put(at, { src: picked })} />
              )}
              {!isReadOnly && (
                <div className="ml-auto flex gap-1">
                  <IconButton
                    label={t('Subir la imagen {{number}}', { number: at + 1 })}
                    disabled={at === 0}
                    icon={<ArrowUp aria-hidden="true" className="size-4" />}
                    onClick={() => move(at, -1)}
                  />
                  <IconButton
                    label={t('Bajar la imagen {{number}}', { number: at + 1 })}
                    disabled={at === pictures.length - 1}
                    icon={<ArrowDown aria-hidden="true" className="size-4" />}
                    onClick={() => move(at, 1)}
                  />
                  <IconButton
                    label={t('Quitar la imagen {{number}}', { number: at + 1 })}
                    icon={<Trash2 aria-hidden="true" className="size-4" />}
                    onClick={() => onValue(pictures.filter((_, index) => index !== at))}
                  />
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
      {!isReadOnly && pictures.length < mostPictures && (
        <Button
          size="dense"
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => onValue([...pictures, { src: '', alt: '' }])}
        >
          {t('Añadir imagen')}
        </Button>
      )}
    </div>
  )
}
