import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useAuth } from '../../../platform/auth/auth-provider.tsx'
import { notify } from '../../../ui/toast.tsx'
import { readPresets, removePreset, savePreset } from '../state/presets.ts'
import { purposes, settingsFor } from '../state/purposes.ts'
import { useOptimizer } from './optimizer-context.tsx'
import { presetWords } from './preset-words.ts'

/** A preset by where it stands: `shop`, the id of one of the workspace, or the name of one of this browser. */
export type PresetChoice = { of: 'purpose' | 'workspace' | 'browser'; id: string }

/** Presets by purpose, of the workspace and of this browser, and what can be done with them. */
export function usePresets() {
  const { t } = useTranslation()
  const { get, setSettings } = useOptimizer()
  // Where the screen was opened without a connection nobody is signed in, and there is nothing to share.
  const session = useAuth().session
  const mayShare = session?.can['imagePresets.change'] === true
  const shared = useQuery({ ...api.imagePresets.list.queryOptions(), enabled: session !== null })
  const client = useQueryClient()
  const create = useMutation(api.imagePresets.create.mutationOptions())
  const update = useMutation(api.imagePresets.update.mutationOptions())
  const remove = useMutation(api.imagePresets.remove.mutationOptions())
  const [own, setOwn] = useState(() => readPresets())
  const [chosen, setChosen] = useState<PresetChoice | null>(null)

  async function choose(choice: PresetChoice | null) {
    if (choice?.of === 'workspace') {
      const { id } = choice
      try {
        const query = api.imagePresets.get.queryOptions({ input: { id } })
        setSettings((await client.fetchQuery(query)).settings)
      } catch (error) {
        notify.error(errorText(error, presetWords))
        return
      }
    }
    const purpose = choice?.of === 'purpose' && purposes.find((one) => one === choice.id)
    if (purpose) setSettings(settingsFor(purpose, get().settings))
    const saved = choice?.of === 'browser' && own.find(({ name }) => name === choice.id)
    if (saved) setSettings(saved.settings)
    setChosen(choice)
  }

  /** Why it was not kept; nothing where it was. */
  async function save(name: string, isShared: boolean): Promise<string | undefined> {
    const { settings } = get()
    if (isShared) {
      try {
        const { id } = await create.mutateAsync({ name, settings })
        await shared.refetch()
        setChosen({ of: 'workspace', id })
      } catch (error) {
        return errorText(error, presetWords)
      }
      return undefined
    }
    if (!savePreset(name, settings))
      return t('El navegador no deja guardar nada. Revisa si bloquea los datos de este sitio.')
    setOwn(readPresets())
    setChosen({ of: 'browser', id: name })
    return undefined
  }

  /** The same for one of the workspace. */
  async function change(id: string, changed: { name: string } | 'settings'): Promise<string | undefined> {
    try {
      await update.mutateAsync(changed === 'settings' ? { id, settings: get().settings } : { id, ...changed })
      await client.invalidateQueries({ queryKey: api.imagePresets.key() })
      return undefined
    } catch (error) {
      return errorText(error, presetWords)
    }
  }

  /** Taken back by sharing it once more. */
  async function removeShared(id: string) {
    try {
      const query = api.imagePresets.get.queryOptions({ input: { id } })
      const { name, settings } = await client.fetchQuery(query)
      await remove.mutateAsync({ id })
      setChosen(null)
      await shared.refetch()
      const undo = () => create.mutate({ name, settings }, { onSuccess: () => void shared.refetch() })
      notify.success(t('Se ha eliminado «{{name}}»', { name }), {
        action: { label: t('Deshacer'), onClick: undo },
      })
    } catch (error) {
      notify.error(errorText(error, presetWords))
    }
  }

  return {
    own,
    shared: shared.data?.items ?? [],
    mayShare,
    chosen,
    choose,
    save,
    change,
    removeShared,
    removeOwn: (name: string) => {
      removePreset(name)
      setOwn(readPresets())
      setChosen(null)
    },
  }
}
export type Presets = ReturnType<typeof usePresets>
