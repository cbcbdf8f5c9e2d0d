import type { SavedSymbol } from '@aurelio/contracts/symbols'
import { decodeElements, encodeElements } from '@aurelio/page/document'
import { useMutation } from '@tanstack/react-query'
import { createContext, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { api, client } from '../../../../../platform/api/client.ts'
import { notify } from '../../../../../ui/toast.tsx'
import { leaveSymbol } from '../../../editor-session.ts'
import { oneElement } from '../../model/commands/opened-content.ts'
import { replacePage } from '../../model/commands/replace-page.ts'
import { documentOf, nameOf } from '../../model/state/editor-store.ts'
import { tellWhyNot } from '../../sync/remote/manual-save.ts'
import type { EditorSync } from '../../sync/state/editor-sync.ts'
import { symbolFailureText } from '../../sync/symbols/symbol-words.ts'

/** The symbol that is edited, and what ends that. */
type Finish = { symbol: SavedSymbol; run: () => void; isSaving: boolean }

export const FinishContext = createContext<Finish | null>(null)

/** Makes a symbol's next version out of what everybody sees, and goes back; where nothing was changed, only back. */
export function useFinish(editor: EditorSync, symbol: SavedSymbol): Finish {
  const { id, number } = symbol
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { mutateAsync, isPending } = useMutation(api.symbols.finish.mutationOptions())

  const run = useCallback(() => {
    const { store, saver, saves } = editor

    async function save() {
      const document = documentOf(store.getState())
      if (document.root.length > 1) {
        const element = oneElement(encodeElements(document), nameOf(store.getState()))
        const read = element && decodeElements([element])
        if (read?.ok) replacePage(store, { document: read.document, label: 'Cambiar de versión' })
      }
      if (saves.getState().status.kind !== 'saved' && !(await saver.save())) {
        tellWhyNot(saves.getState().status)
        return false
      }
      if ((await mutateAsync({ id })).number > number) await offerToPublish()
      return true
    }

    async function offerToPublish() {
      const { pages } = await client.symbols.pages({ id })
      const outdated = pages.filter(({ isOutdated }) => isOutdated).length
      const text = t('Símbolo guardado. Tus páginas ya lo muestran en el editor.')
      if (outdated === 0) notify.success(text)
      else
        notify.success(text, {
          action: {
            label: t('Publicarlo en {{count}} páginas', { count: outdated }),
            onClick: () => void publish(),
          },
        })
    }

    async function publish() {
      try {
        await client.symbols.publish({ id })
        notify.success(t('Las páginas publicadas ya muestran el símbolo nuevo.'))
      } catch (error) {
        notify.error(symbolFailureText(error))
      }
    }

    async function finish() {
      try {
        if (!(await save())) return
      } catch (error) {
        notify.error(symbolFailureText(error), { id: 'save-symbol' })
        return
      }
      leaveSymbol(navigate, params)
    }

    void finish()
  }, [editor, id, number, mutateAsync, navigate, params, t])

  return { symbol, run, isSaving: isPending }
}
