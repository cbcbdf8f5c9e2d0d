import type { ImagePreset } from '@aurelio/contracts/image-presets'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/client.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import type { OptimizerSettings } from '../engine/settings.ts'

/** The presets of the workspace; calls reject with what the server says. */
export type SharedPresets = {
  items: readonly ImagePreset[]
  mayChange: boolean
  settingsOf: (id: string) => Promise<OptimizerSettings>
  create: (name: string, settings: OptimizerSettings) => Promise<ImagePreset>
  update: (id: string, changed: { name?: string; settings?: OptimizerSettings }) => Promise<void>
  remove: (id: string) => Promise<void>
}

/** For a signed-in person alone. */
export function useSharedPresets(): SharedPresets {
  const client = useQueryClient()
  const asked = useQuery(api.imagePresets.list.queryOptions())
  const create = useMutation(api.imagePresets.create.mutationOptions())
  const update = useMutation(api.imagePresets.update.mutationOptions())
  const remove = useMutation(api.imagePresets.remove.mutationOptions())
  const askAgain = () => client.invalidateQueries({ queryKey: api.imagePresets.key() })
  return {
    items: asked.data?.items ?? [],
    mayChange: useCan('imagePresets.change'),
    settingsOf: async (id) =>
      (await client.fetchQuery(api.imagePresets.get.queryOptions({ input: { id } }))).settings,
    create: async (name, settings) => {
      const made = await create.mutateAsync({ name, settings })
      await askAgain()
      return made
    },
    update: async (id, changed) => {
      await update.mutateAsync({ id, ...changed })
      await askAgain()
    },
    remove: async (id) => {
      await remove.mutateAsync({ id })
      await askAgain()
    },
  }
}
