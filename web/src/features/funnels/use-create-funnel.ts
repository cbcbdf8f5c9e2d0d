import { funnelFileSchema } from '@aurelio/contracts/funnels'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { downloadBlob } from '../../platform/files/download.ts'
import { notify } from '../../ui/toast.tsx'
import { funnelPath } from './funnels-path.ts'
import { fileOf, type FunnelFile, type Recipe } from './recipes.ts'

/** Makes a funnel and opens it: of a recipe, of a file, or without steps. */
export function useCreateFunnel() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (made: Recipe | FunnelFile) =>
      client.funnels.create('format' in made ? made : await fileOf(made)),
    onSuccess: ({ id }) => void navigate(funnelPath(id)),
    onError: (error) => notify.error(errorText(error)),
  })
}

const fileOfFunnel = async (id: string) => funnelFileSchema.parse(await client.funnels.file({ id }))
const failed = (error: unknown) => notify.error(errorText(error))

/** What can be done with a funnel of the list. */
export function useFunnelActions() {
  const { t } = useTranslation()
  const duplicate = useMutation({
    async mutationFn({ id, name }: { id: string; name: string }) {
      await client.funnels.create({
        ...(await fileOfFunnel(id)),
        name: t('{{name}} (copia)', { name }).slice(0, 200),
      })
    },
    onError: failed,
  })
  const download = useMutation({
    async mutationFn({ id, name }: { id: string; name: string }) {
      const text = JSON.stringify(await fileOfFunnel(id))
      downloadBlob(new Blob([text], { type: 'application/json' }), `${name}.embudo.json`)
    },
    onError: failed,
  })
  return { duplicate, download }
}

/** What a file holds; throws where it is no funnel. */
export async function readFunnelFile(file: File): Promise<FunnelFile> {
  return funnelFileSchema.parse(JSON.parse(await file.text()))
}
