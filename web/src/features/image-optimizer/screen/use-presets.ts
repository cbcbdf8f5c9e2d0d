import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../platform/api/error-text.ts'
import { notify } from '../../../ui/toast.tsx'
import { readPresets, removePreset, savePreset } from '../state/presets.ts'
import { purposes } from '@aurelio/contracts/image-purposes'
import { settingsFor } from '../state/purposes.ts'
import { useOptimizer } from './optimizer-context.tsx'
import { presetWords } from './preset-words.ts'
import type { SharedPresets } from './use-shared-presets.ts'

/** A preset by where it stands: `shop`, the id of one of the workspace, or the name of one of this browser. */
export type PresetChoice = { of: 'purpose' | 'workspace' | 'browser'; id: string }

/** Presets by purpose, of the workspace and of this browser, and what can be done with them. `shared`: null for nobody. */
export function usePresets(shared: SharedPresets | null) {
  const { t } = useTranslation()
  const { get, setSettings } = useOptimizer()
  const [own, setOwn] = useState(() => readPresets())
  const [chosen, setChosen] = useState<PresetChoice | null>(null)

  async function choose(choice: PresetChoice | null) {
    const purpose = choice?.of === 'purpose' && purposes.find((one) => one === choice.id)
    if (purpose) setSettings(settingsFor(purpose, get().settings))
    const saved = choice?.of === 'browser' && own.find(({ name }) => name === choice.id)
    if (saved) setSettings(saved.settings)
    if (choice?.of === 'workspace' && shared) {
      try {
        setSettings(await shared.settingsOf(choice.id))
      } catch (error) {
        notify.error(errorText(error, presetWords))
        return
      }
    }
    setChosen(choice)
  }

  /** Why it was not kept; nothing where it was. */
  async function save(name: string, isShared: boolean): Promise<string | undefined> {
    const { settings } = get()
    if (shared && isShared)
      return problemOf(async () => {
        const { id } = await shared.create(name, settings)
        setChosen({ of: 'workspace', id })
      })
    if (!savePreset(name, settings))
      return t('El navegador no deja guardar nada. Revisa si bloquea los datos de este sitio.')
    setOwn(readPresets())
    setChosen({ of: 'browser', id: name })
    return undefined
  }

  /** The same for one of the workspace: another name, or the settings of now. */
  async function change(id: string, changed: { name: string } | 'settings'): Promise<string | undefined> {
    return problemOf(async () =>
      shared?.update(id, changed === 'settings' ? { settings: get().settings } : changed),
    )
  }

  /** Taken back by sharing it once more. */
  async function removeShared({ id, name }: { id: string; name: string }) {
    if (!shared) return
    const problem = await problemOf(async () => {
      const settings = await shared.settingsOf(id)
      await shared.remove(id)
      setChosen(null)
      const undo = async () => {
        const refused = await problemOf(() => shared.create(name, settings))
        if (refused !== undefined) notify.error(refused)
      }
      notify.success(t('Se ha eliminado «{{name}}»', { name }), {
        action: { label: t('Deshacer'), onClick: () => void undo() },
      })
    })
    if (problem !== undefined) notify.error(problem)
  }

  return {
    own,
    shared: shared?.items ?? [],
    mayShare: shared?.mayChange === true,
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

/** What went wrong, in words for the person; nothing where it went well. */
async function problemOf(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    return errorText(error, presetWords)
  }
}
