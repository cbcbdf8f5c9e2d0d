import { limits, type ElementId } from '@aurelio/page/document'
import { useId, useRef, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { Field } from '../../../../../ui/field.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { elementName } from '../../model/commands/change-names.ts'
import { renameElement } from '../../model/commands/layer-marks.ts'
import { useSurface } from '../state/surface-context.ts'
import { useElement } from '../../model/state/hooks.ts'

/** Asks for the name that an element has in the layers and in its properties. */
export function RenameDialog({ id }: { id: ElementId }) {
  const { t } = useTranslation()
  const { store, menu } = useSurface()
  const element = useElement(id)
  const formId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const close = () => menu.setState({ renamingId: null })
  if (!element) return null

  function rename(event: SubmitEvent) {
    event.preventDefault()
    renameElement(store, id, inputRef.current?.value ?? '')
    close()
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      title={t('Renombrar elemento')}
      actions={
        <>
          <Button onClick={close}>{t('Cancelar')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('Renombrar')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={rename}>
        <Field
          label={t('Nombre')}
          help={t('Se ve en las capas y en las propiedades, no en la página. Vacío: el nombre de su tipo.')}
        >
          {(control) => (
            <Input
              {...control}
              ref={inputRef}
              autoComplete="off"
              maxLength={limits.nameLength}
              defaultValue={element.name}
              placeholder={t(elementName({ type: element.type, name: '' }))}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
