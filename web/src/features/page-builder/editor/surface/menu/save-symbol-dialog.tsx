import { encodeElement, documentVersion, type ElementId } from '@aurelio/page/document'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { Field } from '../../../../../ui/field.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { notify } from '../../../../../ui/toast.tsx'
import { elementName } from '../../model/commands/change-names.ts'
import { symbolElement } from '../../model/commands/opened-content.ts'
import { placeSymbol } from '../../model/commands/symbols.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { useElement } from '../../model/state/hooks.ts'
import { useCreateSymbol } from '../../sync/symbols/use-create-symbol.ts'
import { symbolFailureText } from '../../sync/symbols/symbol-words.ts'
import { useSurface } from '../state/surface-context.ts'

/** Asks for the name under which an element is kept for the whole workspace; the symbol then stands in its place. */
export function SaveSymbolDialog({ id }: { id: ElementId }) {
  const { t } = useTranslation()
  const { store, menu } = useSurface()
  const element = useElement(id)
  const formId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(true)
  const create = useCreateSymbol()
  const close = () => menu.setState({ savedAsSymbol: null })
  if (!element) return null

  async function save(event: SubmitEvent) {
    event.preventDefault()
    const held = symbolElement(encodeElement(documentOf(store.getState()), id), isOpen)
    const name = inputRef.current?.value.trim() ?? ''
    try {
      const symbol = await create.mutateAsync({
        name,
        document: { version: documentVersion, elements: [held] },
      })
      placeSymbol(store, id, symbol)
      notify.success(t('Símbolo guardado. Lo tienes en «Secciones».'))
      close()
    } catch (error) {
      notify.error(symbolFailureText(error), { id: 'save-symbol' })
    }
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      title={t('Guardar como símbolo')}
      description={t('Lo usas en todas tus páginas y lo cambias una sola vez.')}
      actions={
        <>
          <Button onClick={close}>{t('Cancelar')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={create.isPending}>
            {t('Guardar')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
        <Field label={t('Nombre')}>
          {(control) => (
            <Input
              {...control}
              ref={inputRef}
              required
              autoComplete="off"
              maxLength={200}
              defaultValue={t(elementName(element))}
            />
          )}
        </Field>
        <Checkbox
          label={t('Cada página puede cambiar sus textos, enlaces e imágenes')}
          checked={isOpen}
          onChange={(event) => setOpen(event.target.checked)}
        />
      </form>
    </Dialog>
  )
}
