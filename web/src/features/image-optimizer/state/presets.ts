import { z } from 'zod'
import { type KeyValueStore, localStore, readJson, writeJson } from '../../../platform/local-storage.ts'
import { type OptimizerSettings, settingsSchema } from '../engine/settings.ts'

const key = 'aurelio-image-presets'
const presetSchema = z.object({ name: z.string().trim().min(1).max(60), settings: settingsSchema })
export type Preset = z.infer<typeof presetSchema>

/** Saved presets in the order of their names; entries that cannot be read are left out. */
export function readPresets(store: KeyValueStore | null = localStore()): Preset[] {
  const stored = z.array(z.unknown()).safeParse(readJson(key, store))
  if (!stored.success) return []
  return stored.data.flatMap((entry) => presetSchema.safeParse(entry).data ?? [])
}

/** Saves under a name; one of the same name is replaced. False where the browser keeps nothing. */
export function savePreset(
  name: string,
  settings: OptimizerSettings,
  store: KeyValueStore | null = localStore(),
): boolean {
  const preset = presetSchema.parse({ name, settings })
  const others = readPresets(store).filter((other) => other.name !== preset.name)
  const all = [...others, preset].toSorted((a, b) => a.name.localeCompare(b.name, 'es'))
  return writeJson(key, all, store)
}

export function removePreset(name: string, store: KeyValueStore | null = localStore()): boolean {
  return writeJson(
    key,
    readPresets(store).filter((preset) => preset.name !== name),
    store,
  )
}
