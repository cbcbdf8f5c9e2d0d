import { isFreeName, mostFreeTokens } from '@aurelio/page/theme'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'
import { ColorField } from './color-field.tsx'
import type { PartProps } from './part-props.ts'

/** Colours of the person's own, each by a name that elements use. */
export function FreeColors({ theme, onChange }: PartProps) {
  const { t } = useTranslation()
  const { free } = theme
  const [name, setName] = useState('')
  const isTaken = free.some((color) => color.name === name)
  const error = name === '' || (isFreeName(name) && !isTaken) ? undefined : t(isTaken ? taken : wrong)

  function add() {
    if (name === '' || error !== undefined) return
    onChange({ free: [...free, { name, color: theme.colors.primary }] })
    setName('')
  }

  return (
    <div className="flex flex-col gap-3">
      {free.map((color, at) => (
        <div key={color.name} className="flex items-end gap-2">
          <div className="grow">
            <ColorField
              token={color.name}
              label={color.name}
              value={color.color}
              onChange={(value) => onChange({ free: free.with(at, { ...color, color: value }) })}
            />
          </div>
          <IconButton
            label={t('Quitar el color {{name}}', { name: color.name })}
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onClick={() => onChange({ free: free.toSpliced(at, 1) })}
          />
        </div>
      ))}
      {free.length < mostFreeTokens && (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            add()
          }}
        >
          <Field className="grow" label={t('Nombre de un color propio')} error={error}>
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={32}
                placeholder={t('por ejemplo, vino')}
                onChange={(event) => setName(event.target.value.trim().toLowerCase())}
              />
            )}
          </Field>
          <Button type="submit" className="h-10" disabled={name === '' || error !== undefined}>
            {t('Añadir color')}
          </Button>
        </form>
      )}
    </div>
  )
}

const taken = 'Ya hay un color con ese nombre.'
const wrong = 'Usa letras pequeñas sin acentos, cifras y guiones, y un nombre que no tenga ya la marca.'
