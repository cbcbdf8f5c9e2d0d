import type { SavedSymbol } from '@aurelio/contracts/symbols'
import { documentVersion, encodeElements } from '@aurelio/page/document'
import { useMutation } from '@tanstack/react-query'
import { createContext, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { api, client } from '../../../../../platform/api/client.ts'
import { notify } from '../../../../../ui/toast.tsx'
import { useDraft } from '../../../../../ui/drafts.ts'
import { leaveSymbol } from '../../../editor-session.ts'
import { oneElement } from '../../model/commands/opened-content.ts'
import type { EditorModel } from '../../model/state/editor-model.ts'
import { documentOf, nameOf } from '../../model/state/editor-store.ts'
import { symbolFailureText } from '../../sync/symbols/symbol-words.ts'

/** The symbol that is edited, and what ends that. */
type Finish = { symbol: SavedSymbol; run: () => void; isSaving: boolean }

export const FinishContext = createContext<Finish | null>(null)

/** Saves a symbol as its next version and goes back to the page; where nothing was changed, only back. */
export function useFinish({ store }: EditorModel, symbol: SavedSymbol): Finish {
  const { id, number } = symbol
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [first] = useState(() => store.getState().history)
  const isChanged = useStore(
    store,
    (state) => documentOf(state) !== first.document || nameOf(state) !== first.name,
  )
  const { mutateAsync, isPending } = useMutation(api.symbols.save.mutationOptions())
  const release = useDraft(isPending ? 'saving' : isChanged ? 'unsaved' : undefined)

  const run = useCallback(() => {
    async function save() {
      const state = store.getState()
      if (documentOf(state) !== first.document || nameOf(state) !== first.name) {
        const name = nameOf(state)
        const element = oneElement(encodeElements(documentOf(state)), name)
        const document = { version: documentVersion, elements: element ? [element] : [] }
        await mutateAsync({ id, name, document, baseNumber: number })
        await offerToPublish()
      }
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
        await save()
      } catch (error) {
        notify.error(symbolFailureText(error), { id: 'save-symbol' })
        return
      }
      release()
      leaveSymbol(navigate, params)
    }

    void finish()
  }, [store, first, id, number, mutateAsync, release, navigate, params, t])

  return { symbol, run, isSaving: isPending }
}
