import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { isAddress, mostAddresses } from '../engine/addresses.ts'
import { fetchPicture } from './fetch-picture.ts'
import { useOptimizer } from './optimizer-context.tsx'
import { Progress } from './progress.tsx'

type Refused = { address: string; reason: string }

/** Pictures by their addresses, one a line. What came is in the list at once; what did not stays here, with the reason. */
export function AddressDialog({ initial, onClose }: { initial: string; onClose: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const [text, setText] = useState(initial)
  const { refused, share, bring } = useBring(setText, onClose)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('Añadir desde una dirección')}
      description={t('Las trae tu servidor, que no guarda nada, y a partir de ahí todo ocurre aquí.')}
      className="max-w-xl"
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={share !== null}
            disabled={text.trim() === ''}
          >
            {t('Traer')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="-mx-1 flex min-h-0 flex-col gap-3 overflow-y-auto px-1 pb-1"
        onSubmit={(event) => {
          event.preventDefault()
          void bring(text)
        }}
      >
        <Field
          label={t('Direcciones de las imágenes')}
          help={t('Una por línea, {{most}} como mucho.', { most: mostAddresses })}
        >
          {(control) => (
            <Textarea
              {...control}
              value={text}
              rows={4}
              spellCheck={false}
              inputMode="url"
              placeholder="https://"
              readOnly={share !== null}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {share !== null && <Progress share={share} label={t('Avance de las direcciones')} />}
        <ul role="alert" className="flex flex-col gap-2 text-dense empty:hidden">
          {refused.map(({ address, reason }) => (
            <li key={address} className="min-w-0">
              <p className="truncate font-medium" dir="ltr" title={address}>
                {address}
              </p>
              <p className="text-danger">{reason}</p>
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  )
}

/** Brings one after the other; closing the window ends it. */
function useBring(onLeft: (text: string) => void, onDone: () => void) {
  const { t } = useTranslation()
  const { addMore } = useOptimizer()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [share, setShare] = useState<number | null>(null)
  const work = useRef<AbortController>(null)
  useEffect(() => () => work.current?.abort(new DOMException('The window was closed', 'AbortError')), [])
  const bring = async (text: string) => {
    const wished = [...new Set(text.split(/\s+/).filter((word) => word !== ''))]
    const controller = new AbortController()
    work.current = controller
    const failed: Refused[] = []
    setRefused([])
    for (const [done, address] of wished.entries()) {
      setShare(done / wished.length)
      const reason = await tryOne(address, done, controller.signal)
      if (controller.signal.aborted) return
      if (reason !== null) failed.push({ address, reason })
    }
    setShare(null)
    setRefused(failed)
    onLeft(failed.map(({ address }) => address).join('\n'))
    if (failed.length === 0) onDone()
  }
  /** Why it did not come; null where it is in the list now. */
  const tryOne = async (address: string, place: number, signal: AbortSignal) => {
    if (place >= mostAddresses)
      return t('Se traen {{most}} de una vez: esta queda para la siguiente.', { most: mostAddresses })
    if (!isAddress(address)) return t('No es una dirección web: empieza por http:// o https://.')
    try {
      const file = await fetchPicture(address, signal)
      if (!signal.aborted) addMore([{ file, path: file.name }])
      return null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  return { refused, share, bring }
}
